import { type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameShape } from './same-shape.ts';

/** A write that was sent and not answered: sent again unchanged, it counts once. */
export type Sent = {
  readonly body: unknown;
  readonly version: number | undefined;
  readonly key: string;
};

/** A form with unsaved input; `base` is the version that the edit started from, null for a new record. */
export type Draft<B, T> = {
  readonly base: B | null;
  readonly typed: T;
  /** Which form of the record, where there are several. */
  readonly form?: string;
  readonly sent?: Sent;
  /** Names of chosen files that a reload has lost. */
  readonly lostFiles?: readonly string[];
};

type DraftOptions<B, T> = {
  /** The input from before. */
  readonly found: Draft<B, T> | null;
  /** The stored record; null for a new one. */
  readonly record: B | null;
  readonly form?: string;
  /** The form before any input. */
  readonly begin: (base: B | null) => T;
  readonly isSame: (one: T, other: T) => boolean;
  /** Keeps the input for when the user comes back; null when nothing changed. */
  readonly onKeep: (draft: Draft<B, T> | null) => void;
};

const versionOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'version' in record ? record.version : null;

/** Null where the form of today has other fields. */
const fitting = <B, T>(found: Draft<B, T> | null, begun: T): Draft<B, T> | null =>
  found !== null && isSameShape(found.typed, begun) ? found : null;

const hasFiles = (typed: unknown): boolean =>
  typeof typed === 'object' &&
  typed !== null &&
  'files' in typed &&
  Array.isArray(typed.files) &&
  typed.files.length > 0;

/** Files that a reload has lost stay named until some are chosen: the page may be loaded again before. */
export const withLostFiles = <B, T>(
  draft: Draft<B, T>,
  lostFiles: Draft<B, T>['lostFiles'],
): Draft<B, T> =>
  lostFiles === undefined || hasFiles(draft.typed) ? draft : { ...draft, lostFiles };

/** By identity: every change makes new values. */
export const isSameDraft = <B, T>(one: Draft<B, T>, other: Draft<B, T>): boolean =>
  one.base === other.base && one.typed === other.typed && one.sent === other.sent;

/** Keeps the input of a form for when the user comes back, also after a reload (app/kept-drafts.ts). */
export function useDraft<B, T>(options: DraftOptions<B, T>) {
  const { record, form, begin, isSame, onKeep } = options;
  const [found, setFound] = useState(() => fitting(options.found, begin(record)));
  /** An edit continues from the version that it started with. */
  const [base, setBase] = useState(found === null ? record : found.base);
  const [begun, setBegun] = useState(() => begin(base));
  const [typed, setTyped] = useState<T>(found === null ? begun : found.typed);
  /** A save that failed is unsaved, also where nothing was typed; so is what came back. */
  const [isUnsaved, setUnsaved] = useState(found !== null && isSame(typed, begun));
  const [sent, setSent] = useState(found?.sent);
  const isChanged = isUnsaved || !isSame(typed, begun);

  const startFrom = (from: B | null): void => {
    const start = begin(from);
    setBase(from);
    setBegun(start);
    setTyped(start);
    setFound(null);
    setUnsaved(false);
    setSent(undefined);
  };

  const last = useRef(found);
  const keep = useEffectEvent((now: Draft<B, T>): void => {
    // What came back and was not changed is kept already: its time would start again.
    if (isChanged && last.current !== null && isSameDraft(last.current, now)) return;
    last.current = isChanged ? now : null;
    const kept = withLostFiles(now, found?.lostFiles);
    onKeep(isChanged ? { ...kept, ...(form !== undefined && { form }) } : null);
  });
  useEffect(
    () => keep({ base, typed, ...(sent !== undefined && { sent }) }),
    [base, typed, sent, isChanged],
  );

  return {
    base,
    typed,
    isChanged,
    /** The note above a form whose input came back; null otherwise. */
    restored:
      found === null
        ? null
        : {
            isOutdated: record !== null && versionOf(found.base) !== versionOf(record),
            lostFiles: found.lostFiles ?? [],
            onDiscard: () => startFrom(record),
          },
    put: (next: SetStateAction<T>): void => {
      setTyped(next);
      setSent(undefined);
    },
    /** Until it is saved, it is unsaved. `write`: what to send again if no answer comes. */
    onSend: (write?: Sent): void => {
      setUnsaved(true);
      setSent(write);
    },
    onStartAfresh: (): void => startFrom(record),
    /** Saved, while the form stays open. */
    onSaved: (saved: B): void => startFrom(saved),
  };
}
