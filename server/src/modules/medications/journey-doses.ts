import { setImmediate } from 'node:timers/promises';
import { courseDoses, type CourseDose } from '@caretrail/contract/medications/course';
import { doseAmount } from '@caretrail/contract/medications/dose-total';
import { doseChanges } from '@caretrail/contract/medications/dose-changes';
import { doseStateAt } from '@caretrail/contract/medications/dose-state';
import type { DoseLogEntry } from '@caretrail/contract/medications/doses';
import { isHourlySlot } from '@caretrail/contract/medications/slots';
import { amountRuns, doseRuns } from '@caretrail/contract/journey/runs';
import type { JourneyMedicine } from '@caretrail/contract/journey/schema';
import { addDays } from '@caretrail/contract/time/days';
import { readCourses, type CourseRow, type Window } from './course-repo.ts';
import { asNeededOf } from './list-doses.ts';
import { momentIn, type Moment } from './medication-record.ts';
import { whereaboutsIn, type RecordDeps } from '../patients/service.ts';

/** A part of the days has never more doses of one medicine than are allowed at once. */
const partDays = 90;

function* partsOf({ from, to }: Window): Generator<Window> {
  for (let first = from; first <= to; first = addDays(first, partDays)) {
    const last = addDays(first, partDays - 1);
    yield { from: first, to: last < to ? last : to };
  }
}

type Day = Parameters<typeof doseRuns>[0][number];

/** The entries that a part can need: those of its days, and by the hour those before them. */
function entriesByPart(log: readonly DoseLogEntry[]): (part: Window) => DoseLogEntry[] {
  const hourly = new Set(log.filter(({ slot_id }) => isHourlySlot(slot_id ?? '')));
  return ({ from, to }) =>
    log.filter(
      (entry) =>
        hourly.has(entry) ||
        (entry.local_date !== null && from <= entry.local_date && entry.local_date <= to),
    );
}

/** What the plan asked for on each day, where the parts of its doses have a sum. */
function amountsOf(doses: readonly CourseDose[]): { unit: string; byDay: Map<string, number> } {
  const byDay = new Map<string, number>();
  const units = new Set<string>();
  const parts = Map.groupBy(
    doses.filter(({ is_held }) => !is_held),
    ({ local_date }) => local_date,
  );
  for (const [date, own] of parts) {
    const sum = doseAmount(own.flatMap((dose) => dose.parts));
    if (sum === null) return { unit: '', byDay: new Map() };
    units.add(sum.unit.toLowerCase());
    byDay.set(date, sum.amount);
  }
  const [unit = '', ...more] = units;
  return more.length > 0 ? { unit: '', byDay: new Map() } : { unit, byDay };
}

async function medicineOf(
  course: CourseRow,
  window: Window,
  moment: Moment,
): Promise<JourneyMedicine> {
  const isWithin = ({ local_date }: { local_date: string }, { from, to }: Window): boolean =>
    from <= local_date && local_date <= to;
  const days: Day[] = asNeededOf(course, moment)
    .filter((dose) => isWithin(dose, window))
    .map(({ local_date: date, state }) => ({ date, state }));
  const asked: CourseDose[] = [];
  const entriesOf = entriesByPart(course.log);
  for (const part of partsOf(window)) {
    // Others are answered between two parts.
    await setImmediate();
    const { zone, moves, nowMs } = moment;
    const doses = courseDoses(course, { ...part, zone, moves }, entriesOf(part)).filter((dose) =>
      isWithin(dose, part),
    );
    for (const dose of doses)
      days.push({ date: dose.local_date, state: doseStateAt(dose, dose.log, dose.version, nowMs) });
    asked.push(...doses);
  }
  const { unit, byDay } = amountsOf(asked);
  return {
    id: course.id,
    name: course.name,
    category: course.category,
    doses: doseRuns(days),
    amounts: amountRuns(byDay),
    unit,
    changes: doseChanges(course.versions).filter(
      ({ date }) => date >= window.from && date <= window.to,
    ),
  };
}

/** For the picture: of each medicine the doses of each day, its planned amounts, and the days of a change. One query. */
export async function medicinesOfDays(
  deps: Pick<RecordDeps, 'db' | 'clock'>,
  patientId: string,
  window: Window,
): Promise<JourneyMedicine[]> {
  const { courses, zone, moves } = await readCourses(deps.db, patientId, window);
  const moment = momentIn(deps, whereaboutsIn(zone, moves));
  const medicines: JourneyMedicine[] = [];
  for (const course of courses) medicines.push(await medicineOf(course, window, moment));
  return medicines.filter(
    ({ doses, amounts, changes }) => doses.length + amounts.length + changes.length > 0,
  );
}
