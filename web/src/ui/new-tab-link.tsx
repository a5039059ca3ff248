import type { ComponentProps } from 'react';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/** Leads to a tab of its own, without opener or referrer, and says so to those who cannot see it. */
export const NewTabLink = ({ children, ...rest }: NewTabLinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
