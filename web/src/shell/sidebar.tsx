import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { messages } from '@caretrail/contract/i18n/messages';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { readFlag, writeFlag } from '../lib/browser-storage.ts';
import { BrandLink } from './brand.tsx';
import { entryClass, entryIconClass, MenuWord } from './menu-entry.tsx';
import { Menu } from './menu.tsx';
import { SearchButton } from './search-button.tsx';

type Tip = { readonly word: string; readonly middle: number };

/** The label and position of the hovered or focused element. */
function tipOf({ target }: SyntheticEvent): Tip | null {
  const entry = target instanceof Element ? target.closest('a, button, [data-tip]') : null;
  const word = entry?.querySelector('.sr-only')?.textContent;
  if (entry === null || !word) return null;
  const { top, height } = entry.getBoundingClientRect();
  return { word, middle: top + height / 2 };
}

/**
 * Shows the label of an icon beside the collapsed sidebar, on hover and on focus, until Escape. The icon has its own
 * accessible name, so the tip is hidden from screen readers. It is outside the scrolling part, which would cut it off.
 */
function MenuTip({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const onPoint = (event: SyntheticEvent): void => {
    // The tip itself can be hovered, so that large text can be read in full.
    if (isOn && !(event.target as Element).closest('[data-tip-shown]')) setTip(tipOf(event));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches what its controls do
    <div
      className="contents"
      onPointerOver={onPoint}
      onPointerLeave={() => setTip(null)}
      onFocus={onPoint}
      onBlur={() => setTip(null)}
      onClick={() => setTip(null)}
      onKeyDown={({ key }) => key === 'Escape' && setTip(null)}
    >
      {children}
      {isOn && tip !== null && (
        <span
          data-tip-shown
          aria-hidden="true"
          className="fixed start-16 z-30 -translate-y-1/2 ps-2"
          style={{ top: tip.middle }}
        >
          <span className="block rounded-small bg-ink px-3 py-1.5 font-semibold whitespace-nowrap text-paper shadow-float">
            {tip.word}
          </span>
        </span>
      )}
    </div>
  );
}

/** §4.6: collapsed or expanded, remembered in this browser. */
function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(() => readFlag(storageKeys.sidebarCollapsed));
  const onToggle = (): void => {
    writeFlag(storageKeys.sidebarCollapsed, !isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return { isCollapsed, onToggle };
}

const texts = messages('shell/sidebar', { collapse: 'Collapse menu', expand: 'Expand menu' });

/**
 * §2.4: from the md breakpoint up. §2.3: it floats where the layout is block, and the page continues beside it. With
 * large text it leaves most of the screen to the page.
 */
export function Sidebar() {
  const { isCollapsed, onToggle } = useSidebar();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  // §9. Complete class names, because Tailwind searches for them.
  const width = isCollapsed ? 'w-16' : 'w-64 max-w-[36vw]';
  return (
    <MenuTip isOn={isCollapsed}>
      <div className={`hidden h-dvh shrink-0 md:block narrow:float-start print:hidden ${width}`}>
        {/* Fixed, not sticky: browsers scroll the page to focus a button at the bottom of a sticky element. */}
        <header
          className={`fixed inset-y-0 start-0 flex flex-col gap-4 overflow-x-hidden overflow-y-auto border-e border-rule bg-sunken px-2 py-5 ${width}`}
        >
          <div className={isCollapsed ? 'text-center' : 'px-1.5'}>
            <BrandLink wordClass={isCollapsed ? 'sr-only' : ''} />
          </div>
          <SearchButton isIcon={isCollapsed} className="shrink-0" />
          <Menu isCollapsed={isCollapsed} />
          <button
            type="button"
            aria-expanded={!isCollapsed}
            className={`${entryClass} mt-auto shrink-0 text-ink-soft`}
            onClick={onToggle}
          >
            <Icon className={`${entryIconClass} rtl:-scale-x-100`} aria-hidden="true" />
            <MenuWord isCollapsed={isCollapsed}>
              {isCollapsed ? texts.expand : texts.collapse}
            </MenuWord>
          </button>
        </header>
      </div>
    </MenuTip>
  );
}
