import type { DoseLogEntry } from './doses.ts';
import type { Occurrence } from './occurrence.ts';
import { isHourlySlot } from './slots.ts';

/**
 * Names one dose of a medicine: version, slot and day. By the hour the slot counts the doses, and one that counts from
 * the last dose taken may wander into another day.
 */
export const doseKey = (
  versionId: string,
  { slot_id, local_date }: Pick<Occurrence, 'slot_id' | 'local_date'>,
): string =>
  isHourlySlot(slot_id) ? `${versionId} ${slot_id}` : `${versionId} ${slot_id} ${local_date}`;

/** A dose as needed is named by nothing but its entry. */
export const keyOfEntry = ({
  id,
  schedule_version_id,
  slot_id,
  local_date,
}: DoseLogEntry): string =>
  schedule_version_id === null || slot_id === null || local_date === null
    ? id
    : doseKey(schedule_version_id, { slot_id, local_date });
