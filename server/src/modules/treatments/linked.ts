import { eventTypesOf } from '@caretrail/contract/circle/area-of-event';
import { limits } from '@caretrail/contract/limits';
import { addDays } from '@caretrail/contract/time/days';
import { resultsWithGate, type DatedResult } from '@caretrail/contract/treatments/against-limits';
import type { LinkedRecords } from '@caretrail/contract/treatments/linked';
import type { RecordContext } from '../../http/record-context.ts';
import type { RecordDeps } from '../patients/service.ts';
import { dosesAndCycles } from '../medications/service.ts';
import { readLinked, readResults, readSymptoms, type ResultRow } from './linked-repo.ts';
import { existing } from './treatment-record.ts';

const beforeAndAfter = limits.treatments.lookBackDays;

const datedResults = (rows: readonly ResultRow[]): DatedResult[] =>
  rows.flatMap(({ event_id, date, results }) =>
    results.map((result) => ({ ...result, event_id, date })),
  );

/** What its page shows of other records. Without a first day results count from its creation, and no symptom is of its time. */
export async function readLinkedRecords(
  deps: Pick<RecordDeps, 'db' | 'clock'>,
  { patientId, areas }: RecordContext,
  id: string,
): Promise<LinkedRecords> {
  const { db } = deps;
  const row = await existing(db, patientId, id);
  const types = eventTypesOf(areas);
  const first = row.start ?? row.created_at.slice(0, 10);
  const around = {
    from: addDays(first, -beforeAndAfter),
    to: row.end && addDays(row.end, beforeAndAfter),
  };
  const results =
    row.lab_gate.length > 0 ? await readResults(db, patientId, { ...around, types }) : [];
  const found = await readLinked(db, patientId, id, types);
  const medications = areas.has('medication') ? found.medications : [];
  const known = medications.length === 0 ? null : await dosesAndCycles(deps, patientId);
  return {
    events: found.events,
    files: found.files,
    medications: medications.map((each) => ({
      ...each,
      ...(known?.get(each.id) ?? { dosage: '', cycles: null }),
    })),
    results: resultsWithGate(row.lab_gate, datedResults(results)),
    symptoms:
      row.start === null || !areas.has('diary')
        ? []
        : await readSymptoms(db, patientId, { from: row.start, to: row.end, types }),
  };
}
