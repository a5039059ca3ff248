import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

type TabsProps<K extends string> = {
  /** The label for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: K; readonly label: string; readonly content: ReactNode }[];
  readonly selected: K;
  readonly onSelect: (id: K) => void;
};

/** Where a key leads to among so many tabs, in the direction of the text. */
export function tabAfter(key: string, at: number, count: number, isRtl: boolean): number | null {
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const before = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === next) return (at + 1) % count;
  if (key === before) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Shows one of several parts. The left and right arrow keys change between them, and Tab leaves them. Without a library:
 * the one for our other controls measures the whole page each time that a part is rendered.
 */
export function Tabs<K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The tab shows the press at once; its part may take a slow phone a moment.
  const [pressed, setPressed] = useState<K | null>(null);
  if (pressed === selected) setPressed(null);
  const active = pressed ?? selected;
  const onPress = (to: K): void => {
    setPressed(to);
    onSelect(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex((tab) => tab.id === active);
    const isRtl = currentLanguage().direction === 'rtl';
    const to = tabAfter(event.key, at, tabs.length, isRtl);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onPress(tab.id);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b-2 border-rule"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onPress(tab.id)}
            onKeyDown={onKeyDown}
            className="-mb-0.5 flex min-h-target cursor-pointer items-center border-b-4 border-transparent px-3 pt-1 font-semibold text-ink-soft hover:border-edge hover:text-ink focus-visible:-outline-offset-3 sm:px-4 aria-selected:border-action aria-selected:text-action"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          tab.id === selected && (
            <div
              key={tab.id}
              role="tabpanel"
              id={`${id}-panel`}
              aria-labelledby={`${id}-${tab.id}`}
              className="pt-5"
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}
