import { otherHeader, pageHeaderOf } from '@caretrail/contract/access/page-header';
import { type RouteName, routes } from '@caretrail/contract/access/routes';

type PageHeaderProps = {
  readonly route: RouteName;
  /** For a screen without a subtitle in §2.5. */
  readonly subtitle?: string;
};

/**
 * §2.5: the title of the screen and its subtitle; the route's title if §2.5 has none. The heading is focused after a
 * navigation.
 */
export function PageHeader({ route, subtitle }: PageHeaderProps) {
  const { title: routeTitle, pattern } = routes[route];
  const header = pageHeaderOf(pattern);
  const title = header === otherHeader ? routeTitle : header.title;
  const below = subtitle ?? header.subtitle;
  return (
    <header>
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      {below !== '' && <p className="mt-1 text-lead text-ink-soft max-sm:text-base">{below}</p>}
    </header>
  );
}
