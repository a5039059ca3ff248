import type { LibraryFile } from '@caretrail/contract/files/schema';
import { useCallback, useState } from 'react';
import { undoMs } from '../../lib/undo-time.ts';
import type { JustBinned } from './file/undo-bin.tsx';

let keys = 0;

/** What can be undone on the screen; it goes with the screen, and the bin keeps it for longer. */
export function useJustBinned() {
  const [binned, setBinned] = useState<readonly JustBinned[]>([]);
  const onBinned = useCallback((files: readonly LibraryFile[]): void => {
    keys += 1;
    const next = { key: keys, files, untilMs: Date.now() + undoMs };
    setBinned((before) => [...before, next]);
  }, []);
  const onOver = useCallback((key: number): void => {
    setBinned((before) => before.filter((each) => each.key !== key));
  }, []);
  return { binned, onBinned, onOver };
}
