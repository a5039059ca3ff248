import { useEffect, useEffectEvent, useState } from 'react';

/** A form with unsaved input; `base` is the version that the edit started from, null for a new record. */
export type Draft<B, T> = { readonly base: B | null; readonly typed: T };

type DraftOptions<B, T> = {
  /** The input from before. */
  readonly found: Draft<B, T> | null;
  /** The stored record; null for a new one. */
  readonly record: B | null;
  /** The form before any input. */
  readonly begin: (base: B | null) => T;
  readonly isSame: (one: T, other: T) => boolean;
  /** Keeps the input for when the user comes back; null when nothing changed. */
  readonly onKeep: (draft: Draft<B, T> | null) => void;
};

/** Keeps the input of a form for when the user comes back: in memory, never in the browser's storage. */
export function useDraft<B, T>({ found, record, begin, isSame, onKeep }: DraftOptions<B, T>) {
  const [isRestored, setRestored] = useState(found !== null);
  /** An edit continues from the version that it started with. */
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
    /** Saved, while the form stays open. */
    onSaved: (saved: B): void => startFrom(saved),
  };
}
