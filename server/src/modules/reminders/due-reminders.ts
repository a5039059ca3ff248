import { remindersOf, daysToLookAt, sortOut } from '@caretrail/contract/reminders/plan';
import type { Reminder, Wanted } from '@caretrail/contract/reminders/reminder';
import { addDays } from '@caretrail/contract/time/days';
import type { Queryable } from '../../db/client.ts';
import { problemOf } from '../../job-problem.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { coursesOfMany } from '../medications/service.ts';
import { whereaboutsIn } from '../patients/service.ts';
import { comingEvents } from '../timelines/service.ts';
import type { ClaimedPatient } from './job-repo.ts';
import type { SendRemindersDeps } from './send-deps.ts';
import { wantedOf } from './settings.ts';

const day = 24 * 60 * 60_000;
/** Doses are computed two days ahead, so a day later there may be new ones. */
const nextRunMs = day;

export type Sorted = {
  readonly wanted: Wanted;
  readonly all: readonly Reminder[];
  readonly due: readonly Reminder[];
  readonly nextMs: number;
};

/** Two statements for all of them. A patient whose record fails does not hold up the others. */
export async function sortOutAll(
  deps: SendRemindersDeps,
  tx: Queryable,
  people: readonly ClaimedPatient[],
  nowMs: number,
): Promise<Map<string, Sorted>> {
  const ids = people.map(({ patient_id }) => patient_id);
  const utc = daysToLookAt(nowMs, 'UTC');
  const widest = { from: addDays(utc.from, -1), to: addDays(utc.to, 1) };
  const courses = await coursesOfMany(tx, ids, widest);
  const coming = { from: new Date(nowMs - 2 * day), to: new Date(nowMs + 32 * day) };
  const events = Map.groupBy(await comingEvents(tx, ids, coming), ({ patient_id }) => patient_id);
  const medicines = new Map(courses.map((own) => [own.patient_id, own]));
  const sorted = new Map<string, Sorted>();
  for (const person of people) {
    const id = person.patient_id;
    const found = medicines.get(id);
    const own = { medicines: found?.courses ?? [], events: events.get(id) ?? [] };
    try {
      const { zone, moves } = whereaboutsIn(person.zone, found?.moves ?? null);
      const wanted = { ...wantedOf(person, zone), moves };
      // A reminder holds the amount in words.
      const reminders = inLanguage(languageOfTag(person.language), () =>
        remindersOf(wanted, own, daysToLookAt(nowMs, wanted.zone), nowMs),
      );
      const { due, nextMs } = sortOut(reminders, wanted, nowMs);
      const latest = nowMs + nextRunMs;
      sorted.set(id, { wanted, all: reminders, due, nextMs: Math.min(nextMs ?? latest, latest) });
    } catch (error) {
      deps.onProblem?.(problemOf('reminders', error));
    }
  }
  return sorted;
}
