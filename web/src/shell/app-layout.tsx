import { displayName } from '@caretrail/contract/access/menu';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';
import { useProfileLoad } from './use-profile-load.ts';

/** §2.3: a full-height flex layout that becomes block at 800 px and below; there the menu opens on request. */
export function AppLayout() {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  // Open on this screen only: choosing an entry closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isMenuOpen = openOn === pathname;
  const main = useRef<HTMLElement>(null);
  useProfileLoad();

  return (
    <div className="flex min-h-dvh narrow:block">
      <a
        href="#content"
        className={`${buttonClass()} absolute start-3 top-3 z-10 not-focus:sr-only`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <header className="sticky top-0 flex h-dvh w-64 shrink-0 flex-col gap-4 overflow-y-auto border-e border-rule bg-sunken px-3 py-5 narrow:static narrow:block narrow:h-auto narrow:w-auto narrow:border-e-0 narrow:border-b narrow:px-5 narrow:py-3">
        <div className="flex items-center justify-between gap-3 px-2 narrow:px-0">
          <Brand />
          <div className="hidden narrow:block">
            <Button
              look="secondary"
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              onClick={() => setOpenOn(isMenuOpen ? null : pathname)}
            >
              Menu
            </Button>
          </div>
        </div>
        <nav id="menu" aria-label="Main" className={isMenuOpen ? 'narrow:py-3' : 'narrow:hidden'}>
          <p className="mb-3 px-3 text-ink-soft">{displayName(user)}</p>
          <Menu role={user?.user_type ?? 'patient'} />
        </nav>
      </header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[80rem] min-w-0 flex-1 px-10 py-10 narrow:px-5 narrow:py-7"
      >
        <Outlet />
      </main>
    </div>
  );
}
