import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { pageTexts } from '../shell/page-texts.ts';
import { RowsLoading } from '../ui/rows-loading.tsx';
import { adminViewOf, AdminViews } from './admin-views.tsx';

const pages = {
  users: lazyPage(() =>
    import('../features/user-management/page.tsx').then((m) => m.UserManagementPage),
  ),
  audit: lazyPage(() => import('../features/audit/page.tsx').then((m) => m.AuditPage)),
} as const;

/** /admin-panel: the users (§2.7), or the audit log. */
export function AdminPanelPage() {
  const view = adminViewOf(useLocation().search);
  const Page = pages[view];
  return (
    <div className="space-y-6 max-md:space-y-3">
      <AdminViews current={view} />
      <Suspense key={view} fallback={<RowsLoading label={pageTexts.loading} />}>
        <Page />
      </Suspense>
    </div>
  );
}
