import { limits } from '@caretrail/contract/limits';
import { Menu as MenuIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';

/** Turning the phone may make the screen wide: the sidebar is there then, and an open drawer in its way. */
const wide = `(width >= ${limits.layout.drawerBelowPx}px)`;

/** §2.4: below the md breakpoint the menu slides in; the backdrop and a menu link close it. */
export function PhoneBar() {
  const [isOpen, setOpen] = useState(false);
  const onClose = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const query = matchMedia(wide);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <header className="top-0 z-10 border-b border-rule bg-sunken md:hidden [@media(height>=600px)]:sticky">
      <div className="@container">
        <div className="flex items-center justify-between gap-3 px-4 py-2">
          <Brand wordClass="@max-[15rem]:sr-only" />
          <Button
            look="secondary"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <MenuIcon className="size-5.5" aria-hidden="true" />
            Menu
          </Button>
        </div>
      </div>
      <Drawer heading="Menu" isOpen={isOpen} onClose={onClose}>
        <Menu onFollow={onClose} />
      </Drawer>
    </header>
  );
}
