import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import type { DoseState } from '../medications/doses.ts';
import type { AmountRun, DoseRun } from './schema.ts';

type Counts = Omit<DoseRun, 'from' | 'days'>;

const none: Counts = { taken: 0, skipped: 0, missed: 0, planned: 0, held: 0 };

/** Null: it is not said of it, since it was over when the medicine was entered. */
const countOf: Readonly<Record<DoseState, keyof Counts | null>> = {
  taken: 'taken',
  skipped: 'skipped',
  missed: 'missed',
  upcoming: 'planned',
  due: 'planned',
  late: 'planned',
  held: 'held',
  unasked: null,
};

/** Days after each other that say the same become one. `days` are in any order. */
function inRuns<Said extends object>(
  days: ReadonlyMap<string, Said>,
): (Said & { from: string; days: number })[] {
  const runs: {
    said: string;
    from: string;
    last: number;
    run: Said & { from: string; days: number };
  }[] = [];
  for (const [from, value] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [said, day] = [JSON.stringify(value), dayNumberOf(from)];
    const before = runs.at(-1);
    if (before?.said === said && before.last + 1 === day) {
      before.last = day;
      before.run.days += 1;
    } else runs.push({ said, from, last: day, run: { ...value, from, days: 1 } });
  }
  return runs.map(({ run }) => run);
}

export function doseRuns(
  doses: readonly { readonly date: string; readonly state: DoseState }[],
): DoseRun[] {
  const days = new Map<string, Counts>();
  for (const { date, state } of doses) {
    const kind = countOf[state];
    if (kind === null) continue;
    const counts = days.get(date) ?? { ...none };
    counts[kind] += 1;
    days.set(date, counts);
  }
  return inRuns(days);
}

export const amountRuns = (amounts: ReadonlyMap<string, number>): AmountRun[] =>
  inRuns(new Map([...amounts].map(([date, amount]) => [date, { amount }])));

/** Each day of a run, as its number. */
export function eachDay<Run extends { readonly from: string; readonly days: number }>(
  runs: readonly Run[],
  visit: (day: number, run: Run) => void,
): void {
  for (const run of runs) {
    const first = dayNumberOf(run.from);
    for (let day = first; day < first + run.days; day += 1) visit(day, run);
  }
}

/** A taper, up or down: the amount changes at least twice from one day to the next. Days without a dose are no step. */
export function isStepped(runs: readonly AmountRun[]): boolean {
  let steps = 0;
  for (const [index, { from, amount }] of runs.entries()) {
    const before = runs[index - 1];
    const isNext =
      before !== undefined && dateOfDayNumber(dayNumberOf(before.from) + before.days) === from;
    if (isNext && before.amount !== amount) steps += 1;
  }
  return steps > 1;
}
