import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { readFlag, writeFlag } from '../lib/browser-storage.ts';
import { Brand } from './brand.tsx';
import { entryClass, entryIconClass, Menu, MenuWord } from './menu.tsx';

type Tip = { readonly word: string; readonly middle: number };

/** What the element under the pointer or the focus is called, and where it stands. */
function tipOf({ target }: SyntheticEvent): Tip | null {
  const entry = target instanceof Element ? target.closest('a, button, [data-tip]') : null;
  const word = entry?.querySelector('.sr-only')?.textContent;
  if (entry === null || !word) return null;
  const { top, height } = entry.getBoundingClientRect();
  return { word, middle: top + height / 2 };
}

/**
 * Around the collapsed sidebar: the word of an icon beside it, on hover and on focus, until Escape.
 * The icon carries its name itself, so this is for the eyes only. Outside the scrolling part, which
 * would cut it off.
 */
function MenuTip({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const onPoint = (event: SyntheticEvent): void => {
    // The tip itself may be pointed at: larger text than the screen holds must be readable.
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
