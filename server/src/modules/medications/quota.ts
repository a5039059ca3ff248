import { limits } from '@caretrail/contract/limits';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { countAsNeeded, countDoses, type DoseUsage } from './doses-repo.ts';
import { readUsage } from './repo.ts';
import { countSchedules, type Made } from './versions-repo.ts';

const { asNeededADay, dosesADay, loggedDoses, loggedBytes, scheduleBytes, textBytes, versions } =
  limits.medications;
const howToFree =
  'Please delete medicines that you no longer take: 30 days later there is room again.';

const isFull = ({ count, bytes }: DoseUsage): boolean => count > loggedDoses || bytes > loggedBytes;

/** After the write, while the record is locked: concurrent requests can never exceed the limit together. */
export async function assertDoseQuota(
  tx: Queryable,
  patientId: string,
  atMost: DoseUsage,
): Promise<void> {
  if (!isFull(atMost) || !isFull(await countDoses(tx, patientId))) return;
  throw fail('too_large', { detail: `There is no more room for logged doses. ${howToFree}` });
}

/** Before it, while the record is locked. No schedule limits what is taken as needed. */
export async function refuseTooManyAsNeeded(
  tx: Queryable,
  patientId: string,
  entry: DoseLogEntry,
): Promise<void> {
  if ((await countAsNeeded(tx, patientId, entry)).count < asNeededADay) return;
  throw fail('invalid_input', {
    detail: `You can log ${asNeededADay} doses of a medicine as needed in a day. Please look whether this one is logged already.`,
  });
}

/** … for a version of a schedule, or a change of state. */
export async function assertChangeQuota(
  tx: Queryable,
  patientId: string,
  { seq, bytes }: Made,
): Promise<void> {
  if (seq > versions)
    throw fail('invalid_input', {
      detail: `This medicine was changed ${versions} times. Please add it anew and complete this one.`,
    });
  if (bytes <= scheduleBytes || (await countSchedules(tx, patientId)) <= scheduleBytes) return;
  throw fail('too_large', { detail: `There is no more room for schedules. ${howToFree}` });
}

/** … for the medicine as it is now: its doses in a day, and its texts. */
export async function assertMedicineQuota(tx: Queryable, patientId: string): Promise<void> {
  const { doses, bytes } = await readUsage(tx, patientId);
  if (doses > dosesADay)
    throw fail('invalid_input', {
      detail: `Your medicines can ask for ${dosesADay} doses a day in all. Please choose fewer times, or complete what you no longer take.`,
    });
  if (bytes > textBytes)
    throw fail('too_large', {
      detail:
        'There is no more room for text about your medicines. Please shorten some notes, or add long texts as files.',
    });
}
