import { Outlet } from 'react-router';
import { LazyDeletionNotice } from './deletion/lazy-notice.tsx';
import { Footer } from './footer.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { Notices } from './notices.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { contentId } from './skip-link.tsx';
import { useComfort } from './use-comfort.ts';
import { useProfileLoad } from './use-profile-load.ts';

/** §2.3: a full-height flex layout that becomes block at 800 px and below. */
export function AppLayout() {
  useProfileLoad();
  useComfort();
  return (
    <div className="flex min-h-dvh narrow:block">
      <PhoneBar />
      <Sidebar />
      {/* On a phone the rest of the screen below the bar. */}
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col max-md:min-h-[calc(100dvh-3.75rem-1px)]">
        <main
          id={contentId}
          tabIndex={-1}
          className="mx-auto w-full max-w-[80rem] min-w-0 flex-1 px-[clamp(1rem,4vw,2.5rem)] py-10 narrow:py-7"
        >
          <Notices>
            <NewVersionNotice />
          </Notices>
          <LazyDeletionNotice />
          <Outlet />
        </main>
        <Footer className="mx-auto w-full max-w-[80rem] px-[clamp(1rem,4vw,2.5rem)]" />
      </div>
    </div>
  );
}
