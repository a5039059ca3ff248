import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import type { Result } from './results.ts';

type Click = Pick<MouseEvent, 'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click leads to another screen of the app in this tab. */
export function isFollowed({ target, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = !metaKey && !ctrlKey && !shiftKey && !altKey;
  return link !== null && link.target !== '_blank' && link.protocol !== 'tel:' && isPlain;
}

type ResultLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly result: Result;
  readonly children: ReactNode;
};

/** §2.6: an article opens in a new tab, without opener or referrer; a number is called; everything else is a screen of the app. */
export const ResultLink = ({ result, children, ...rest }: ResultLinkProps) =>
  result.isElsewhere ? (
    <NewTabLink {...rest} href={result.href}>
      {children}
    </NewTabLink>
  ) : result.isCall ? (
    <a {...rest} href={result.href}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={result.href} state={result.state}>
      {children}
    </Link>
  );
