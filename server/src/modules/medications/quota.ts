import { limits } from '@caretrail/contract/limits';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { countAsNeeded, countDoses, type DoseUsage } from './doses-repo.ts';
import { readUsage } from './repo.ts';
import { refusalTexts } from './refusal-texts.ts';
import { countSchedules, type Made } from './versions-repo.ts';

const { asNeededADay, dosesADay, loggedDoses, loggedBytes, scheduleBytes, textBytes, versions } =
  limits.medications;

const isFull = ({ count, bytes }: DoseUsage): boolean => count > loggedDoses || bytes > loggedBytes;

/** After the write, while the record is locked: concurrent requests can never exceed the limit together. */
export async function assertDoseQuota(
  tx: Queryable,
  patientId: string,
  atMost: DoseUsage,
): Promise<void> {
  if (!isFull(atMost) || !isFull(await countDoses(tx, patientId))) return;
  throw fail('too_large', {
    detail: refusalTexts.tooManyDoses({ howToFree: refusalTexts.howToFree }),
  });
}

/** Before it, while the record is locked. No schedule limits what is taken as needed. */
export async function refuseTooManyAsNeeded(
  tx: Queryable,
  patientId: string,
  entry: DoseLogEntry,
): Promise<void> {
  if ((await countAsNeeded(tx, patientId, entry)).count < asNeededADay) return;
  throw fail('invalid_input', {
    detail: refusalTexts.tooManyAsNeeded({ most: asNeededADay }),
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
      detail: refusalTexts.tooManyChanges({ most: versions }),
    });
  if (bytes <= scheduleBytes || (await countSchedules(tx, patientId)) <= scheduleBytes) return;
  throw fail('too_large', {
    detail: refusalTexts.tooManySchedules({ howToFree: refusalTexts.howToFree }),
  });
}

/** … for the medicine as it is now: its doses in a day, and its texts. */
export async function assertMedicineQuota(tx: Queryable, patientId: string): Promise<void> {
  const { doses, bytes } = await readUsage(tx, patientId);
  if (doses > dosesADay)
    throw fail('invalid_input', {
      detail: refusalTexts.tooManyADay({ most: dosesADay }),
    });
  if (bytes > textBytes)
    throw fail('too_large', {
      detail: refusalTexts.tooMuchText,
    });
}
