import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { useEffect, useRef, useState } from 'react';
import { readStored } from '../../lib/browser-storage.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { saveDraft } from './calls.ts';

export type SaveState = 'saved' | 'saving' | 'unsaved';

type AutosaveDeps<T> = {
  readonly save: (value: T) => Promise<void>;
  readonly onState: (state: SaveState) => void;
};

export const autosaveTimes = { waitMs: 800, firstRetryMs: 2000, longestRetryMs: 30_000 } as const;

/**
 * Saves the last value a moment after the last change; one call at a time, so that an older value never
 * overtakes a newer one. What could not be saved is tried again until it is.
 */
export function autosave<T>({ save, onState }: AutosaveDeps<T>) {
  let waiting: { readonly value: T } | null = null;
  let isSaving = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting === null || isSaving) return;
    const sent = waiting;
    waiting = null;
    isSaving = true;
    onState('saving');
    try {
      await save(sent.value);
      failures = 0;
    } catch {
      failures += 1;
      waiting ??= sent;
    }
    isSaving = false;
    if (failures > 0) {
      onState('unsaved');
      const { firstRetryMs, longestRetryMs } = autosaveTimes;
      later(Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
    } else if (waiting !== null) await flush();
    else onState('saved');
  }

  return {
    onChange(value: T): void {
      waiting = { value };
      later(autosaveTimes.waitMs);
    },
    /** Now: the step changes, the connection is back, the page is left. */
    flush,
    stop(): void {
      clearTimeout(timer);
      waiting = null;
    },
  };
}

type Saver = ReturnType<typeof autosave<PreboardingDraft>>;

/** Saves the draft whenever it changes; `flush` saves it now. */
export function useAutosave(draft: PreboardingDraft) {
  const dispatch = useAppDispatch();
  // null: nothing has been changed yet.
  const [state, setState] = useState<SaveState | null>(null);
  const saver = useRef<Saver>(null);
  /** The draft as the server has it, or will have it. */
  const known = useRef(draft);

  useEffect(() => {
    const made = autosave<PreboardingDraft>({
      save: (value) => dispatch(saveDraft(value)),
      onState: setState,
    });
    saver.current = made;
    const onOnline = (): void => void made.flush();
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') void made.flush();
    };
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      // Left by a link: the last input is saved. After a logout there is no user to save it for.
      if (readStored(storageKeys.accessToken) !== null) void made.flush();
      made.stop();
    };
  }, [dispatch]);

  useEffect(() => {
    if (draft === known.current) return;
    known.current = draft;
    saver.current?.onChange(draft);
  }, [draft]);

  return {
    state,
    flush: (): void => void saver.current?.flush(),
  };
}
