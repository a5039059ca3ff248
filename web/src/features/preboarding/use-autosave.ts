import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { useEffect, useRef, useState } from 'react';
import { readStored } from '../../lib/browser-storage.ts';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { autosave, type SaveState } from './autosave.ts';
import { saveDraft } from './calls.ts';

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
      // Left by a link: what was typed last is saved. After a logout there is nobody to save it for.
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
