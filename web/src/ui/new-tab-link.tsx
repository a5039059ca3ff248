import { messages } from '@caretrail/contract/i18n/messages';
import type { ComponentProps } from 'react';

const texts = messages('ui/new-tab-link', { note: '(opens in a new tab)' });

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/** Opens a new tab, without opener or referrer, and tells screen readers so. */
export const NewTabLink = ({ children, ...rest }: NewTabLinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
    {children}
    <span className="sr-only"> {texts.note}</span>
  </a>
);
