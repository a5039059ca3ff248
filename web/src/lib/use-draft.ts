import { useEffect, useEffectEvent, useState } from 'react';

/** A form that was begun and not saved; `base` is what the edit started from, null for a new record. */
export type Draft<B, T> = { readonly base: B | null; readonly typed: T };

type DraftOptions<B, T> = {
  /** What was typed here before. */
  readonly found: Draft<B, T> | null;
  /** The record as it is now; null for a new one. */
  readonly record: B | null;
  /** The form as it stands before anything is typed. */
  readonly begin: (base: B | null) => T;
  readonly isSame: (one: T, other: T) => boolean;
  /** Keeps it for the way back; null when nothing is changed. */
  readonly onKeep: (draft: Draft<B, T> | null) => void;
};

/** What is typed, kept for the way back: in memory, never in the browser's storage. */
export function useDraft<B, T>({ found, record, begin, isSame, onKeep }: DraftOptions<B, T>) {
  const [isRestored, setRestored] = useState(found !== null);
  /** An edit goes on from the version that it started with. */
  const [base, setBase] = useState(found === null ? record : found.base);
  const [begun, setBegun] = useState(() => begin(base));
  const [typed, setTyped] = useState<T>(found === null ? begun : found.typed);
  const isChanged = !isSame(typed, begun);

  const startFrom = (from: B | null): void => {
    const start = begin(from);
    setBase(from);
    setBegun(start);
    setTyped(start);
    setRestored(false);
  };

  const keep = useEffectEvent(onKeep);
  useEffect(() => keep(isChanged ? { base, typed } : null), [base, typed, isChanged]);

  return {
    base,
    typed,
    isChanged,
    isRestored,
    put: setTyped,
    onStartAfresh: (): void => startFrom(record),
    /** It was saved, and the form stays open. */
    onSaved: (saved: B): void => startFrom(saved),
  };
}
