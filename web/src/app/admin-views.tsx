import { hrefOf } from '@caretrail/contract/access/routes';
import { adminViewTexts as texts } from '@caretrail/contract/users/texts';
import { Link } from 'react-router';

/** D4 gives administrators one entry in the menu for both: they are two views of /admin-panel. */
export type AdminView = 'users' | 'audit';

export const adminViewOf = (search: string): AdminView =>
  new URLSearchParams(search).get('view') === 'audit' ? 'audit' : 'users';

const views = [
  { view: 'users', label: texts.users, search: '' },
  { view: 'audit', label: texts.audit, search: '?view=audit' },
] as const;

/** From one view of /admin-panel to the other. */
export function AdminViews({ current }: { readonly current: AdminView }) {
  return (
    <nav aria-label={texts.nav} className="border-b-2 border-rule print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {views.map(({ view, label, search }) => (
          <li key={view}>
            <Link
              to={{ pathname: hrefOf('adminPanel'), search }}
              aria-current={view === current ? 'page' : undefined}
              className="-mb-0.5 flex min-h-target items-center border-b-4 border-transparent px-3 pt-1 font-semibold text-ink-soft no-underline hover:border-edge hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-action aria-[current]:text-action sm:px-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
