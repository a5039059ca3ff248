import { limits } from '@caretrail/contract/limits';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { fail } from '../../http/fail.ts';
import { type RecordWrite, roomFor } from '../patients/service.ts';
import { countAsNeeded, countDoses, type DoseUsage } from './doses-repo.ts';
import { readUsage } from './repo.ts';
import { refusalTexts } from './refusal-texts.ts';
import { countSchedules, type Made } from './versions-repo.ts';

const { asNeededADay, dosesADay, loggedDoses, loggedBytes, scheduleBytes, textBytes, versions } =
  limits.medications;

type Write = Pick<RecordWrite, 'tx' | 'patientId' | 'context'>;

/** After the write, while the record is locked: concurrent requests can never exceed the limit together. */
export async function assertDoseQuota(
  { tx, patientId, context }: Write,
  atMost: DoseUsage,
): Promise<void> {
  const isFull = ({ count, bytes }: DoseUsage): boolean =>
    count > roomFor(context, loggedDoses) || bytes > roomFor(context, loggedBytes);
  if (!isFull(atMost) || !isFull(await countDoses(tx, patientId))) return;
  throw fail('too_large', {
    detail: refusalTexts.tooManyDoses({ howToFree: refusalTexts.howToFree }),
  });
}

/** Before it, while the record is locked. No schedule limits what is taken as needed. */
export async function refuseTooManyAsNeeded(
  { tx, patientId, context }: Write,
  entry: DoseLogEntry,
): Promise<void> {
  const most = roomFor(context, asNeededADay);
  if ((await countAsNeeded(tx, patientId, entry)).count < most) return;
  throw fail('invalid_input', {
    detail: refusalTexts.tooManyAsNeeded({ most }),
  });
}

/** … for a version of a schedule, or a change of state. */
export async function assertChangeQuota(
  { tx, patientId, context }: Write,
  { seq, bytes }: Made,
): Promise<void> {
  const most = roomFor(context, versions);
  if (seq > most)
    throw fail('invalid_input', {
      detail: refusalTexts.tooManyChanges({ most }),
    });
  const mostBytes = roomFor(context, scheduleBytes);
  if (bytes <= mostBytes || (await countSchedules(tx, patientId)) <= mostBytes) return;
  throw fail('too_large', {
    detail: refusalTexts.tooManySchedules({ howToFree: refusalTexts.howToFree }),
  });
}

/** … for the medicine as it is now: its doses in a day, and its texts. */
export async function assertMedicineQuota({ tx, patientId, context }: Write): Promise<void> {
  const { doses, bytes } = await readUsage(tx, patientId);
  if (doses > dosesADay)
    throw fail('invalid_input', {
      detail: refusalTexts.tooManyADay({ most: dosesADay }),
    });
  if (bytes > roomFor(context, textBytes))
    throw fail('too_large', {
      detail: refusalTexts.tooMuchText,
    });
}
