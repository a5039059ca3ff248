import { routes } from '@caretrail/contract/access/routes';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { useArrival } from '../lib/use-arrival.ts';
import { RowsLoading } from '../ui/rows-loading.tsx';
import { adminViewOf, AdminViews } from './admin-views.tsx';

const views = {
  users: {
    title: routes.adminPanel.title,
    Page: lazyPage(() =>
      import('../features/user-management/page.tsx').then((m) => ({
        default: m.UserManagementPage,
      })),
    ),
  },
  audit: {
    title: 'Audit log',
    Page: lazyPage(() =>
      import('../features/audit/page.tsx').then((m) => ({ default: m.AuditPage })),
    ),
  },
} as const;

function Arrived({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useArrival(title);
  return children;
}

/** /admin-panel: the users (§2.7), or the audit log. */
export function AdminPanelPage() {
  const view = adminViewOf(useLocation().search);
  const { title, Page } = views[view];
  return (
    <div className="space-y-6">
      <AdminViews current={view} />
      <Suspense key={view} fallback={<RowsLoading label="Loading…" />}>
        <Arrived title={title}>
          <Page />
        </Arrived>
      </Suspense>
    </div>
  );
}
