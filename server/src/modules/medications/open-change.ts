import type { Medication } from '@caretrail/contract/medications/schema';
import { claimKey } from '../idempotency/service.ts';
import { claimIn, type RecordDeps, type RecordWrite } from '../patients/service.ts';
import { medicationOf } from './answer.ts';
import type { CourseRow } from './course-repo.ts';
import { existing, forecastWindow, momentOf, type Moment } from './medication-record.ts';

type Sent = {
  readonly id: string;
  readonly body: unknown;
  readonly key: string | null;
  /** The path of the call, under which the key was sent. */
  readonly route: string;
};

type OpenChange = {
  readonly moment: Moment;
  readonly before: CourseRow;
  /** The same was sent before: nothing is left to do. */
  readonly isDone: boolean;
  /** The medicine as it is stored by then. */
  readonly answer: () => Promise<Medication>;
};

/** Begins a change of one medicine: reads it and claims the key of the request. */
export async function openChange(
  deps: Pick<RecordDeps, 'clock'>,
  { tx, patientId, context }: RecordWrite,
  { id, body, key, route }: Sent,
): Promise<OpenChange> {
  const moment = await momentOf(deps, tx, patientId);
  const read = () => existing(tx, patientId, id, forecastWindow(moment));
  const before = await read();
  const claim = claimIn(context, { key, route, content: [id, body], resourceId: id });
  return {
    moment,
    before,
    isDone: (await claimKey(deps, tx, claim)) !== null,
    answer: async () => medicationOf(await read(), moment),
  };
}
