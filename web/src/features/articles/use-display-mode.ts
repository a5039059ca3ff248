import { type DisplayMode, displayModeFrom } from '@caretrail/contract/articles/feed-view';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';

/** §4.4: saved in local storage; list by default. */
export function useDisplayMode(): readonly [DisplayMode, (mode: DisplayMode) => void] {
  const [mode, setMode] = useState(() =>
    displayModeFrom(readStored(storageKeys.articlesDisplayMode)),
  );
  const change = (next: DisplayMode): void => {
    writeStored(storageKeys.articlesDisplayMode, next);
    setMode(next);
  };
  return [mode, change];
}
