import { useLayoutEffect } from 'react';
import { onStorageChange } from '../lib/browser-storage.ts';
import { selectUser } from '../session/selectors.ts';
import { useAppSelector } from '../session/store-hooks.ts';
import { applyComfortOf } from './comfort.ts';

/** The page as the person who is signed in has chosen it, also when they chose it in another tab. */
export function useComfort(): void {
  const id = useAppSelector(selectUser)?.id;
  // Before it is painted: nothing changes under the eyes.
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    applyComfortOf(id);
    return onStorageChange(() => applyComfortOf(id));
  }, [id]);
}
