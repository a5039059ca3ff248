import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Draft } from '../../../lib/use-draft.ts';
import type { EventBody } from './body.ts';
import type { FormValues } from './values.ts';

type EventDraft = Draft<TimelineEvent, FormValues>;

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

type Sending<B> = {
  readonly files: readonly File[];
  readonly body: B;
  /** Of the event that an edit started from; null for a new one. */
  readonly version: number | null;
  readonly idempotencyKey: string;
};

const sendings = new WeakMap<FormValues, Sending<unknown>>();

/**
 * A form on its way. Unchanged and sent again after a lost answer it is the same one, so that no
 * second event and no second copy of its files come of it. Over another version it is a new one.
 */
export function sendingOf<B extends EventBody | Partial<EventEdit>>(
  values: FormValues,
  files: readonly File[],
  body: B,
): Sending<B> {
  const before = sendings.get(values);
  const version = ('version' in body ? body.version : null) ?? null;
  if (before?.files === files && before.version === version) return before as Sending<B>;
  const made = { files, body, version, idempotencyKey: crypto.randomUUID() };
  sendings.set(values, made);
  return made;
}
