import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../../session/store-hooks.ts';
import { draftKept } from '../slice.ts';
import { isDraftOf, isSameForm, keepFiles, keptFiles } from './draft.ts';
import { emptyValues, type FormValues, valuesOf } from './values.ts';

type Typed = { readonly values: FormValues; readonly files: readonly File[] };

/** What is typed, kept for the way back: in memory, never in the browser's storage. */
export function useDraft(event: TimelineEvent | null, day: string | null, zone: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [found] = useState(() => {
    const { draft } = store.getState().timelines;
    return isDraftOf(draft, event?.id ?? null) ? draft : null;
  });
  const [isRestored, setRestored] = useState(found !== null);
  /** An edit goes on from the version that it started with. */
  const [base, setBase] = useState(found === null ? event : found.base);
  const [begun, setBegun] = useState(() =>
    base === null ? emptyValues(day, zone) : valuesOf(base, zone),
  );
  const [{ values, files }, setTyped] = useState<Typed>(() =>
    found === null
      ? { values: begun, files: [] }
      : { values: found.values, files: keptFiles(found.values) },
  );
  const isChanged = !isSameForm(values, begun) || files.length > 0;

  useEffect(() => {
    keepFiles(values, files);
    dispatch(draftKept(isChanged ? { base, values } : null));
  }, [dispatch, base, values, files, isChanged]);

  return {
    base,
    values,
    files,
    isChanged,
    isRestored,
    put: (next: FormValues, chosen: readonly File[]): void =>
      setTyped({ values: next, files: chosen }),
    onStartAfresh: (): void => {
      const start = event === null ? emptyValues(day, zone) : valuesOf(event, zone);
      setBase(event);
      setBegun(start);
      setTyped({ values: start, files: [] });
      setRestored(false);
    },
  };
}
