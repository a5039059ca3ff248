import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { EventBody } from './body.ts';
import type { FormValues } from './values.ts';

/** A form that was begun and not saved. */
export type EventDraft = {
  /** What the edit started from; null for a new event. */
  readonly base: TimelineEvent | null;
  readonly values: FormValues;
};

/** The draft belongs to this form. A new event has no id. */
export const isDraftOf = (draft: EventDraft | null, id: string | null): draft is EventDraft =>
  draft !== null && (draft.base?.id ?? null) === id;

const filesOf = new WeakMap<FormValues, readonly File[]>();

/** Files cannot stand in the state; they are held by the draft that they belong to, and go with it. */
export const keepFiles = (values: FormValues, files: readonly File[]): void =>
  void filesOf.set(values, files);

export const keptFiles = (values: FormValues): readonly File[] => filesOf.get(values) ?? [];

export const isSameForm = (one: FormValues, other: FormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Create = {
  readonly files: readonly File[];
  readonly body: EventBody;
  readonly idempotencyKey: string;
};

const creates = new WeakMap<FormValues, Create>();

/** The create of a form. Unchanged and sent again after a lost answer it is the same one, so that no second event comes of it. */
export function createOf(values: FormValues, files: readonly File[], body: EventBody): Create {
  const before = creates.get(values);
  if (before?.files === files) return before;
  const made = { files, body, idempotencyKey: crypto.randomUUID() };
  creates.set(values, made);
  return made;
}
