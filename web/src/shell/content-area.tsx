import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { contentAreaMark } from '../lib/content-area.ts';

const texts = messages('shell/content-area', { label: 'Page content' });

const offset = {
  // The line that says whose record is open takes its height off the window.
  '--content-offset': `calc(${limits.layout.contentOffsetPx}px + var(--record-band))`,
} as CSSProperties;

/**
 * §9: the content below the page header, at most as high as the window less 300 px. It scrolls by itself where the
 * layout is flex (`own-scroll` in the styles) and can then be reached by Tab; otherwise it scrolls with the page.
 */
export function ContentArea({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || content.current === null) return undefined;
    const sizes = new ResizeObserver(() =>
      setScrollable(
        element.scrollHeight > element.clientHeight &&
          getComputedStyle(element).overflowY === 'auto',
      ),
    );
    sizes.observe(element);
    sizes.observe(content.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={area}
      {...{ [contentAreaMark]: '' }}
      {...(isScrollable && { role: 'region', 'aria-label': texts.label, tabIndex: 0 })}
      style={offset}
      // Padding for the focus rings, which it would cut off.
      className="relative own-scroll:-mx-4 own-scroll:-my-2 own-scroll:max-h-[calc(100dvh-var(--content-offset))] own-scroll:overflow-y-auto own-scroll:px-4 own-scroll:py-2 own-scroll:[scrollbar-gutter:stable]"
    >
      <div ref={content} className="space-y-6 max-md:space-y-4">
        {children}
      </div>
    </div>
  );
}
