import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDraft } from '../../../lib/use-draft.ts';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { draftKept } from '../slice.ts';
import { isDraftOf, isSameForm, keepFiles, keptFiles } from './draft.ts';
import { begunValues } from './begun-values.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';

type Typed = { readonly values: FormValues; readonly files: readonly File[] };

/** The draft of an event: its files are held beside what the state holds. */
export function useEventDraft(event: TimelineEvent | null, day: string | null, zone: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { state } = useLocation();
  const [found] = useState(() => {
    const { draft } = store.getState().timelines;
    if (!isDraftOf(draft, event?.id ?? null)) return null;
    const { base, typed: values } = draft;
    return { base, typed: { values, files: keptFiles(values) } };
  });
  const { typed, put, ...draft } = useDraft<TimelineEvent, Typed>({
    found,
    record: event,
    begin: (base) => ({
      values:
        base === null
          ? { ...emptyValues(day, zone), ...begunValues(state, zone) }
          : valuesOf(base, zone),
      files: [],
    }),
    isSame: (one, other) =>
      isSameForm(one.values, other.values) && one.files.length === other.files.length,
    onKeep: (kept) => {
      if (kept !== null) keepFiles(kept.typed.values, kept.typed.files);
      dispatch(draftKept(kept && { base: kept.base, typed: kept.typed.values }));
    },
  });
  return {
    ...draft,
    ...typed,
    /** Another screen has chosen the kind. */
    isBegun: event === null && begunValues(state, zone).event_type !== undefined,
    put: (values: FormValues, files: readonly File[]): void => put({ values, files }),
  };
}
