import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';
import { entryClass, entryIconClass } from './menu-look.ts';
import { MenuTip } from './menu-tip.tsx';
import { MenuWord } from './menu-word.tsx';
import { useSidebar } from './use-sidebar.ts';

const texts = { collapse: 'Collapse menu', expand: 'Expand menu' } as const;

/**
 * §2.4: from the md breakpoint up. §2.3: where the layout is block it floats, and the page goes on
 * beside it. With large text it leaves the page the larger part of the screen.
 */
export function Sidebar() {
  const { isCollapsed, onToggle } = useSidebar();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  // §9. In full, because Tailwind looks for the words.
  const width = isCollapsed ? 'w-16' : 'w-64 max-w-[36vw]';
  return (
    <MenuTip isOn={isCollapsed}>
      <div className={`hidden h-dvh shrink-0 md:block narrow:float-start print:hidden ${width}`}>
        {/* Fixed, not sticky: for a button at the bottom of what is sticky a browser scrolls the page. */}
        <header
          className={`fixed inset-y-0 start-0 flex flex-col gap-4 overflow-x-hidden overflow-y-auto border-e border-rule bg-sunken px-2 py-5 ${width}`}
        >
          <div className={isCollapsed ? 'text-center' : 'px-1.5'}>
            <Brand wordClass={isCollapsed ? 'sr-only' : ''} />
          </div>
          <Menu isCollapsed={isCollapsed} />
          <button
            type="button"
            aria-expanded={!isCollapsed}
            className={`${entryClass} mt-auto shrink-0 text-ink-soft`}
            onClick={onToggle}
          >
            <Icon className={entryIconClass} aria-hidden="true" />
            <MenuWord isCollapsed={isCollapsed}>
              {isCollapsed ? texts.expand : texts.collapse}
            </MenuWord>
          </button>
        </header>
      </div>
    </MenuTip>
  );
}
