import type { Medication } from '@caretrail/contract/medications/schema';
import { useState } from 'react';
import { useDraft } from '../../../lib/use-draft.ts';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { draftKept } from '../slice.ts';
import { valuesOf } from './body.ts';
import { emptyValues, type FormValues } from './values.ts';

/** The draft of a medicine. */
export function useMedicineDraft(medicine: Medication | null, today: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [found] = useState(() => {
    const { draft } = store.getState().medications;
    return draft !== null && (draft.base?.id ?? null) === (medicine?.id ?? null) ? draft : null;
  });
  return useDraft<Medication, FormValues>({
    found,
    record: medicine,
    begin: (base) => (base === null ? emptyValues : valuesOf(base, today)),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    onKeep: (kept) => void dispatch(draftKept(kept)),
  });
}
