import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { bringIntoSight } from '../../lib/scroll-aim.ts';

/** What the search led to: in sight and focused, as soon as it is there. */
export function useAnchor(isReady: boolean): void {
  const { hash, key, state } = useLocation();
  // "Show more" on the page moves nothing.
  const isGrown = (state as { shown?: unknown } | null)?.shown !== undefined;
  useEffect(() => {
    if (!isReady || hash === '' || isGrown) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    return bringIntoSight(() => document.getElementById(id) ?? undefined);
  }, [isReady, hash, key, isGrown]);
}

type PartProps = {
  /** Where the search leads to. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** One thing within a section, on the page itself: space and a line divide, no box. */
export function Part({ id, heading, lead, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-rule pt-7 pb-10 first:border-0 first:pt-0 last:pb-0"
    >
      <h3 id={id} tabIndex={-1} className="scroll-mt-20 text-h3 outline-none">
        {heading}
      </h3>
      {lead !== undefined && <p className="mt-1 max-w-[60ch] text-ink-soft">{lead}</p>}
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  );
}
