import { otherHeader, pageHeaderOf } from '@caretrail/contract/access/page-header';
import { type RouteName, routes } from '@caretrail/contract/access/routes';
import type { ReactNode } from 'react';
import { useChosenRecord } from '../session/chosen-record.ts';

type PageHeaderProps = {
  readonly route: RouteName;
  /** For a screen without a subtitle in §2.5. */
  readonly subtitle?: string;
};

/**
 * §2.5: the title of the screen and its subtitle; the route's title if §2.5 has none. The heading is focused after a
 * navigation. On a phone and in a low window the subtitle is only read out, so that the content begins higher.
 */
export function PageHeader({ route, subtitle }: PageHeaderProps) {
  const { title: routeTitle, pattern } = routes[route];
  const header = pageHeaderOf(pattern);
  const title = header === otherHeader ? routeTitle : header.title;
  const isOwn = useChosenRecord() === null;
  // §2.5 speaks to the person whose record it is.
  const below = isOwn ? (subtitle ?? header.subtitle) : '';
  return (
    <header>
      <h1 tabIndex={-1} className="page-title">
        {title}
      </h1>
      {below !== '' && <p className="page-lead">{below}</p>}
    </header>
  );
}

type TitleRowProps = PageHeaderProps & {
  /** Buttons beside the title: what can be added, and on a phone what unfolds the tools. */
  readonly children: ReactNode;
};

/** The title of a list and its buttons in one row; below each other where the words are too long for that. */
export const TitleRow = ({ children, ...header }: TitleRowProps) => (
  <div className="page-head">
    <div className="min-w-min flex-1">
      <PageHeader {...header} />
    </div>
    <div className="flex flex-wrap gap-1 print:hidden">{children}</div>
  </div>
);
