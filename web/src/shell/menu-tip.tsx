import { type ReactNode, type SyntheticEvent, useState } from 'react';

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
export function MenuTip({
  isOn,
  children,
}: {
  readonly isOn: boolean;
  readonly children: ReactNode;
}) {
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
