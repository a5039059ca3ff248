import type { ReactNode } from 'react';
import { OfflineNotice } from './offline-notice.tsx';

/** What concerns the whole page, above its content: in view wherever somebody has scrolled to, covering nothing at the top. */
export function Notices({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="sticky top-2 z-10">
      <OfflineNotice />
      {children}
    </div>
  );
}
