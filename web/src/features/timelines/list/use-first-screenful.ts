import { startTransition, useEffect, useState } from 'react';

const screenful = 12;

/**
 * Other events first show as many as fill a screen, and the rest right after: so a key pressed
 * meanwhile never waits for a hundred rows. Answers how many of `shown` to draw now.
 */
export function useFirstScreenful(events: readonly unknown[], shown: number): number {
  const [drawn, setDrawn] = useState<readonly unknown[] | null>(null);
  useEffect(() => startTransition(() => setDrawn(events)), [events]);
  return drawn === events ? shown : Math.min(shown, screenful);
}
