import { messages } from '@caretrail/contract/i18n/messages';
import { limits } from '@caretrail/contract/limits';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { NewLocation } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import {
  type RecordDeps,
  type RecordWrite,
  roomFor,
  writeRecordOnce,
} from '../patients/service.ts';
import { existing } from './location-record.ts';
import { insertLocation } from './repo.ts';

const texts = messages('locations/quota', {
  tooMany: 'You can have up to {most, number} places. Delete any you no longer need.',
});

type Sent = {
  readonly body: NewLocation;
  /** Null: the client accepts duplicates. */
  readonly key: string | null;
};

/** Row, version, audit and key together, or nothing of it. Sent again, it returns what it created. */
export async function createLocation(
  deps: RecordDeps,
  context: RecordContext,
  { body, key }: Sent,
): Promise<CareLocation> {
  const id = deps.ids.next();
  const { path: route } = locationsEndpoints.create;
  const claim = { key, route, content: body, resourceId: id };
  return writeRecordOnce(deps, context, claim, {
    work: (write) => addLocation(deps, write, { id, body }),
    again: (tx, madeId) => existing(deps, tx, context, madeId),
  });
}

/** In a write of the caller. */
export async function addLocation(
  deps: Pick<RecordDeps, 'clock'>,
  { tx, context, patientId, by, changed }: RecordWrite,
  { id, body }: { id: string; body: NewLocation },
): Promise<CareLocation> {
  const had = await insertLocation(tx, patientId, { ...body, id }, by);
  const most = roomFor(context, limits.locations.perPatient);
  if (had >= most) throw fail('invalid_input', { detail: texts.tooMany({ most }) });
  changed('location.created', 'location', id);
  return existing(deps, tx, context, id);
}
