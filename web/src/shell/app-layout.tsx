import { messages } from '@caretrail/contract/i18n/messages';
import { Menu as MenuIcon } from 'lucide-react';
import {
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { Outlet, useLocation } from 'react-router';
import { fetchProfile, selectProfile } from '../data/profile.ts';
import { onStorageChange } from '../lib/browser-storage.ts';
import { lazyPart } from '../lib/lazy-page.ts';
import { narrowWindow, useMedia } from '../lib/use-media.ts';
import { selectRecord, useCan, useWhere } from '../session/chosen-record.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../session/store-hooks.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandLink } from './brand.tsx';
import { applyComfortOf } from './comfort.ts';
import { Footer } from './footer.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { LazyBand, LazyRecordPage } from './record/lazy-record.ts';
import { SearchButton } from './search-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { contentId } from './skip-link.tsx';

const texts = messages('shell/app', { menu: 'Menu' });

/** Few users need it. If its files cannot be loaded, the screen still works: the data section says the same. */
const Notice = lazyPart(
  () => import('./deletion/deletion-notice.tsx').then((m) => m.DeletionNotice),
  () => null,
);

function LazyDeletionNotice() {
  const deletesAt = useAppSelector(selectUser)?.deletes_at;
  if (deletesAt === undefined) return null;
  return (
    <Suspense>
      <Notice deletesAt={deletesAt} />
    </Suspense>
  );
}

/** True from the first opening on, and in any case some time after the first paint: opening it is then quick. */
function useIsDrawn(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  if (isOpen && !isDrawn) setDrawn(true);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), 2500);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}

/** §2.4: below the md breakpoint the menu slides in; the backdrop and a menu link close it. */
function PhoneBar() {
  const [isOpen, setOpen] = useState(false);
  const isDrawn = useIsDrawn(isOpen);
  const onClose = useCallback(() => setOpen(false), []);
  useEffect(() => {
    // Turning the phone can make the screen wide: the sidebar appears, and an open drawer would be in the way.
    const query = matchMedia(narrowWindow);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <header
      data-keep-clear
      className="top-bar top-0 z-10 border-b border-rule bg-sunken pt-[env(safe-area-inset-top)] md:hidden [@media(height>=600px)]:sticky"
    >
      <div className="@container">
        <div className="flex items-center justify-between gap-3 px-4 py-1 @max-[16rem]:gap-2 @max-[16rem]:px-2">
          <BrandLink wordClass="@max-[20rem]:sr-only" />
          <div className="flex items-center gap-2">
            <SearchButton isIcon />
            <Button
              look="secondary"
              className="max-sm:px-3"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <MenuIcon className="size-5.5" aria-hidden="true" />
              {texts.menu}
            </Button>
          </div>
        </div>
      </div>
      <Drawer heading={texts.menu} isOpen={isOpen} onClose={onClose}>
        {isDrawn && <Menu onClose={onClose} />}
      </Drawer>
    </header>
  );
}

/**
 * §4.1: loads the profile once the user is signed in and has passed the second factor. After a failure the next screen
 * tries again. Patients only (§5), and of someone else's record only what is shared.
 */
function useProfileLoad(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { pathname } = useLocation();
  const isPatient = useAppSelector(({ auth }) => auth.user?.user_type === 'patient');
  const isMfaVerified = useAppSelector(({ auth }) => auth.mfaVerified);
  const isIdle = useAppSelector((state) => selectProfile(state).status === 'idle');
  const { hasRecord, open } = useWhere();
  const isShared = useCan()('read', 'summary') && (hasRecord || open !== null);
  useEffect(() => {
    const { status } = selectProfile(store.getState());
    if (isPatient && isShared && isMfaVerified && status !== 'succeeded')
      void dispatch(fetchProfile());
  }, [dispatch, store, isPatient, isShared, isMfaVerified, isIdle, pathname]);
}

/** Applies the display settings of the signed-in user, also when they change in another tab. */
function useComfort(): void {
  const id = useAppSelector(selectUser)?.id;
  // Before the first paint, so that nothing changes visibly.
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    applyComfortOf(id);
    return onStorageChange(() => applyComfortOf(id));
  }, [id]);
}

type AppLayoutProps = {
  readonly notices: ReactNode;
  /** What waits for an answer: it scrolls with the screen. */
  readonly asked: ReactNode;
  readonly children: ReactNode;
};

/** §2.3: a full-height flex layout that becomes block at 800 px and below. `children` follow the screen. */
export function AppLayout({ notices, asked, children }: AppLayoutProps) {
  // Once drawn it stays, hidden: it may hold an open dialog when the screen is turned.
  const isNarrow = useMedia(narrowWindow);
  const [hasSidebar, setHasSidebar] = useState(!isNarrow);
  if (!isNarrow && !hasSidebar) setHasSidebar(true);
  const { key, pathname, search, hash } = useLocation();
  const { chosen, ended } = useAppSelector(selectRecord);
  useProfileLoad();
  useComfort();
  return (
    <div className="flex min-h-dvh pb-(--bottom-room) narrow:block">
      <PhoneBar />
      {hasSidebar && <Sidebar />}
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col max-md:min-h-0">
        {chosen !== null && <LazyBand record={chosen} />}
        {/* Unless its content area scrolls, it fills the screen: the footer comes after, and does not move when it grows. */}
        <main id={contentId} tabIndex={-1} className="app-content">
          <Notices>{notices}</Notices>
          <LazyDeletionNotice />
          {asked}
          {chosen === null && ended === null ? (
            <PageBoundary href={key + pathname + search + hash}>
              <Outlet />
            </PageBoundary>
          ) : (
            <LazyRecordPage />
          )}
          {children}
        </main>
        <Footer className="mx-auto w-full max-w-[80rem] px-[clamp(min(1rem,5vw),4vw,2.5rem)]" />
      </div>
      <BottomBar />
    </div>
  );
}
