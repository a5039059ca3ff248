import { startTransition, useEffect, useState } from 'react';

const screenful = 12;

/**
 * Under another filter the list first shows as many as fill a screen, and the rest right after: so a
 * key pressed meanwhile never waits for a hundred rows. The same rows loaded again stay as they are,
 * and somebody who comes back from one of them finds all at once. Answers how many of `shown` to draw now.
 */
export function useFirstScreenful(filter: unknown, shown: number, opened: string | null): number {
  const [drawn, setDrawn] = useState(opened === null ? null : filter);
  useEffect(() => startTransition(() => setDrawn(filter)), [filter]);
  return drawn === filter ? shown : Math.min(shown, screenful);
}
