import type { ComponentProps } from 'react';

type ArticleLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** As `articleHref` lets it through. */
  readonly url: string;
};

/** §2.6: in a new tab, without opener or referrer. */
export function ArticleLink({ url, children, ...rest }: ArticleLinkProps) {
  return (
    <a {...rest} href={url} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </a>
  );
}
