import { isSameValue } from '@caretrail/contract/http/same-value';
import type { LocationEdit } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, writeRecord } from '../patients/service.ts';
import { existing } from './location-record.ts';
import { columns, updateLocation, type LocationFields } from './repo.ts';
import { renameInEvents } from './visits-repo.ts';

/** Only the named fields that differ: the rest is neither written nor audited. */
const changesOf = (before: LocationFields, edit: LocationEdit): Partial<LocationFields> =>
  Object.fromEntries(
    columns
      .filter((name) => edit[name] !== undefined && !isSameValue(edit[name], before[name]))
      .map((name) => [name, edit[name]]),
  );

/**
 * Changes the named fields, and refuses to overwrite a version that the client has not seen. A new name is written to
 * its events too.
 */
export const editLocation = (
  deps: RecordDeps,
  context: RecordContext,
  id: string,
  edit: LocationEdit,
): Promise<CareLocation> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const before = await existing(deps, tx, context, id);
    if (edit.version !== undefined && edit.version !== before.version)
      throw stale(edit.version, before);
    const changes = changesOf(before, edit);
    const names = Object.keys(changes);
    if (names.length === 0) return before;
    const after = { ...before, ...changes };
    await updateLocation(tx, patientId, after, by);
    if (changes.name !== undefined) await renameInEvents(tx, patientId, after);
    changed('location.edited', 'location', id, names);
    return existing(deps, tx, context, id);
  });

const stale = (yours: number, stored: CareLocation) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
