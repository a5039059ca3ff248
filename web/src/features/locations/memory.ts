import type { CareLocation } from '@caretrail/contract/locations/schema';
import { makeMemory } from '../../lib/own-memory.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import type { Draft } from '../../lib/use-draft.ts';
import type { FormValues } from './form/values.ts';

/** A place that was deleted a moment ago and can be brought back. */
export type DeletedPlace = { readonly id: string; readonly name: string; readonly untilMs: number };

type Places = {
  readonly data: readonly CareLocation[];
  readonly status: RequestStatus;
  readonly error: string | null;
  /** What is typed and not saved yet. */
  readonly draft: Draft<CareLocation, FormValues> | null;
  /** The newest last: a second delete does not take the first one's undo. */
  readonly deleted: readonly DeletedPlace[];
};

/** §3 has no slice for places. */
export const placesMemory = makeMemory<Places>({
  data: [],
  status: 'idle',
  error: null,
  draft: null,
  deleted: [],
});

/** For what is done here and now. */
export const remember = (change: Partial<Places>): void =>
  placesMemory.put({ ...placesMemory.get(), ...change });

/** For a call: dropped when somebody has signed out meanwhile. */
export function rememberLater(): (change: (now: Places) => Partial<Places>) => void {
  const tell = placesMemory.begin();
  return (change) => tell((now) => ({ ...now, ...change(now) }));
}
