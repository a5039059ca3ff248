import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';

type LazyFieldProps = {
  /** The browser's own field: while ours is loading. */
  readonly plain: ReactNode;
  readonly children: ReactNode;
};

/** Beside our field: shown with it. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

/** A field in its own chunk. It takes over the focus of the browser's own one, in whose place it comes. */
export function LazyField({ plain, children }: LazyFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const takeFocus = (): void => {
    if (hasFocus.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[role="spinbutton"], input')?.focus();
  };
  return (
    <div
      ref={place}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <Suspense fallback={plain}>
        {children}
        <Shown onShown={takeFocus} />
      </Suspense>
    </div>
  );
}
