import { useState } from 'react';
import { type Draft, useDraft } from '../../lib/use-draft.ts';
import { draftKept } from '../../session/profile-slice.ts';
import { useAppDispatch, useAppStore } from '../../session/store-hooks.ts';

/** What is typed in one form of the profile, kept under its name for the way back: the browser's Back cannot be held up. */
export function useKeptDraft<B, T>(
  part: string,
  record: B,
  begin: (base: B) => T,
  isSame: (one: T, other: T) => boolean,
) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [found] = useState(() => {
    const kept = store.getState().profile.drafts[part];
    // Only this form keeps something under its name.
    return (kept as Draft<B, T> | null | undefined) ?? null;
  });
  return useDraft<B, T>({
    found,
    record,
    begin: (base) => begin(base ?? record),
    isSame,
    onKeep: (draft) => void dispatch(draftKept({ part, draft })),
  });
}
