import { addDays } from '@caretrail/contract/time/days';
import { newTreatment, treatmentEdit } from '@caretrail/contract/treatments/treatment-body';
import type { Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuditDeps } from '../audit/service.ts';
import { type RecordWrite, writeRecordIn } from '../patients/service.ts';
import {
  addOwnTreatment,
  changeOwnTreatment,
  noteOwnSessions,
  shiftOwnPlan,
} from '../treatments/service.ts';
import { demoTreatmentNames, type DemoTreatment, type DemoTreatmentIds } from './demo-treatment.ts';
import { demoDays } from './days.ts';
import { demoTreatments } from './treatments.ts';
import { onDay } from './on-day.ts';
import { todayAt } from './today.ts';

/** In the transaction that creates the account. Each is entered and changed on its own day. */
export async function seedTreatments(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  places: ReadonlyMap<string, string>,
): Promise<DemoTreatmentIds> {
  const ids: Record<string, string> = {};
  const all = demoTreatments(demoDays(todayAt(deps.clock.now())));
  for (const name of demoTreatmentNames)
    ids[name] = await seedTreatment(deps, tx, context, all[name], places);
  return ids as DemoTreatmentIds;
}

async function seedTreatment(
  deps: AuditDeps,
  tx: Queryable,
  context: RecordContext,
  { day: written, body, later = [] }: DemoTreatment,
  places: ReadonlyMap<string, string>,
): Promise<string> {
  const today = todayAt(deps.clock.now());
  const dateOf = (days: number): string => addDays(today, days);
  const id = deps.ids.next();
  const said = body(dateOf);
  // It is at the place that its practitioner is named after.
  const location_id = places.get(said.practitioner ?? '') ?? null;
  const made = { id, body: newTreatment.parse({ ...said, location_id }) };
  const write = <Stored>(
    day: number,
    work: (then: AuditDeps, write: RecordWrite) => Promise<Stored>,
  ): Promise<Stored> => {
    const then = onDay(deps, day);
    return writeRecordIn(then, tx, context, (each) => work(then, each));
  };
  let stored = await write(written, (then, each) => addOwnTreatment(then, each, made));
  for (const change of later) {
    if ('edit' in change) {
      const edit = treatmentEdit.parse(change.edit(dateOf));
      stored = await write(change.day, (then, each) =>
        changeOwnTreatment(then, each, { id, edit }),
      );
    } else if ('shift' in change) {
      const shift = { ...change.shift, from: dateOf(change.day), version: stored.version };
      stored = await write(change.day, (then, each) => shiftOwnPlan(then, each, { id, shift }));
    } else {
      const notes = { sessions: [...change.note(stored.sessions)], removed: [] };
      stored = await write(change.day, (then, each) => noteOwnSessions(then, each, { id, notes }));
    }
  }
  return id;
}
