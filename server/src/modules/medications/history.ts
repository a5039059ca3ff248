import type { MedicationHistory } from '@caretrail/contract/medications/history';
import { fail } from '../../http/fail.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { RecordDeps } from '../patients/service.ts';
import { faceOf, scheduleOf } from './answer.ts';
import type { VersionRow } from './course-repo.ts';
import { findDeleted } from './repo.ts';
import { readStates, readVersions } from './versions-repo.ts';

function scheduleChange(version: VersionRow): MedicationHistory[number] {
  const { id, effective_from, changed_by, changed_at, reason = '' } = version;
  const { times, repeat_on, start_date, end_date } = faceOf(version);
  return {
    kind: 'schedule',
    id,
    effective_from,
    changed_by,
    changed_at,
    reason,
    times: times && [...times],
    repeat_on,
    start_date,
    end_date,
    schedule: scheduleOf(version),
    is_replaced: version.is_replaced,
  };
}

/** Who changed the plan, when and why, newest first. */
export async function readHistory(
  { db }: RecordDeps,
  { patientId }: RecordContext,
  id: string,
): Promise<MedicationHistory> {
  if ((await findDeleted(db, patientId, id)) !== false) throw fail('not_found');
  const schedules = (await readVersions(db, patientId, id)).map(scheduleChange);
  const states = (await readStates(db, patientId, id)).map((state) => ({
    kind: 'state' as const,
    ...state,
  }));
  // Of the same moment, the later one has the later id.
  const place = ({ changed_at, id: made }: MedicationHistory[number]) => `${changed_at} ${made}`;
  return [...schedules, ...states].toSorted((one, other) =>
    place(one) === place(other) ? 0 : place(one) < place(other) ? 1 : -1,
  );
}
