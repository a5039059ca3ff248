import { menuTexts } from '@caretrail/contract/access/menu';
import { Outlet } from 'react-router';
import { useSession } from '../session/selectors.ts';
import { useIsInstallationAnswered } from '../session/use-installation.ts';
import { buttonClass } from '../ui/button.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { LogoutButton } from './logout-button.tsx';
import { Notices } from './notices.tsx';
import { contentId } from './skip-link.tsx';

/** The frame of the screens before the app: sign-in, second factor, password, terms, preboarding. */
export function PublicLayout() {
  const { signedIn } = useSession();
  const hasAll = useIsInstallationAnswered();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[68rem] flex-wrap items-center justify-between gap-3 px-5 py-3 sm:px-10 sm:[@media(height>=50rem)]:py-7">
        <Brand />
        {signedIn && (
          <LogoutButton className={buttonClass('quiet')}>{menuTexts.logout}</LogoutButton>
        )}
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="mx-auto w-full max-w-[68rem] flex-1 px-5 pb-10 sm:px-10"
      >
        <Notices />
        <Outlet />
      </main>
      {hasAll && <Footer className="mx-auto w-full max-w-[68rem] px-5 sm:px-10" />}
    </div>
  );
}
