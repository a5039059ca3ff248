import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { makeCritical, putOnDuty } from '../escalation/service.ts';
import { writeRecordIn } from '../patients/service.ts';
import { onDay } from './on-day.ts';

/** Longer than a dose of today is left to the user of the demo: no one has been told when it starts. */
const after_min = 60;

type Duty = {
  readonly helperId: string;
  /** The ids of the critical medicines. */
  readonly critical: readonly string[];
};

/** The helper is told about critical medicines, and has been on duty for some days. */
export async function seedDuty(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  { helperId, critical }: Duty,
): Promise<void> {
  const then = onDay(deps, -20);
  for (const id of critical)
    await writeRecordIn(then, tx, context, (write) =>
      makeCritical(write, id, { after_min, people: [helperId], version: null }),
    );
  const since = onDay(deps, -4);
  const turn = { id: since.ids.next(), helper_id: helperId, until_on: null };
  await putOnDuty(tx, context.patientId, turn, since.clock.now());
}
