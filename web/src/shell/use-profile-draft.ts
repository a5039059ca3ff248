import { useState } from 'react';
import { type Draft, useDraft } from '../lib/use-draft.ts';
import { draftKept } from '../session/profile-slice.ts';
import { useAppDispatch, useAppStore } from '../session/store-hooks.ts';

/** The unsaved input of one part of the profile, and how to replace it: the browser's Back cannot be intercepted. */
export function useHeldDraft<D>(part: string): readonly [D | null, (draft: D | null) => void] {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Only this part writes under its name.
  const [found] = useState(
    () => (store.getState().profile.drafts[part] as D | null | undefined) ?? null,
  );
  return [found, (draft) => void dispatch(draftKept({ part, draft }))];
}

/** As above, for a form of one record. */
export function useProfileDraft<B, T>(
  part: string,
  record: B,
  begin: (base: B) => T,
  isSame: (one: T, other: T) => boolean,
) {
  const [found, onKeep] = useHeldDraft<Draft<B, T>>(part);
  return useDraft<B, T>({
    found,
    record,
    begin: (base) => begin(base ?? record),
    isSame,
    onKeep,
  });
}
