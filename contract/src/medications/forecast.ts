import { limits } from '../limits.ts';
import { addDays } from '../time/days.ts';
import { type Course, courseDoses, type CourseDose } from './course.ts';
import { dailyNeeds } from './daily-need.ts';
import { doseStateAt } from './dose-state.ts';
import type { DoseLogEntry, DoseState } from './doses.ts';
import { runOutDay, stockAlert } from './run-out.ts';
import type { Stock } from './stock.ts';
import type { ZoneMove } from './zone-moves.ts';

const ahead: readonly DoseState[] = ['upcoming', 'due', 'late'];

/** What will be asked for from now on: neither logged nor missed, and not on hold. */
const stillToTake = (doses: readonly CourseDose[], nowMs: number): CourseDose[] =>
  doses.filter((dose) => ahead.includes(doseStateAt(dose, dose.log, dose.version, nowMs)));

/** Wherever somebody travels, what is asked for after so many days is still to come. */
const nearDays = 3;

type Moment = {
  readonly today: string;
  readonly nowMs: number;
  readonly zone: string;
  readonly moves?: readonly ZoneMove[];
};

/** Each strength with the day on which it runs out: dose by dose around today, then by the sums of the days. */
export function withForecast<
  S extends Omit<Stock, 'runs_out_on' | 'alert' | 'per_dose'> & Partial<Pick<Stock, 'per_dose'>>,
>(
  course: Course,
  stock: readonly S[],
  standing: readonly DoseLogEntry[],
  { today, nowMs, zone, moves = [] }: Moment,
): (S & Pick<Stock, 'runs_out_on' | 'alert'>)[] {
  if (stock.length === 0) return [];
  // The night before may still be open.
  const near = { from: addDays(today, -1), to: addDays(today, nearDays), zone, moves };
  const far = { from: addDays(near.to, 1), to: addDays(today, limits.medications.forecastDays) };
  const doses = stillToTake(courseDoses(course, near, standing), nowMs).toSorted(
    (one, other) => one.at_ms - other.at_ms,
  );
  const later = dailyNeeds(course, far, stock, standing);
  return stock.map((each, place) => {
    const needed = later.each[place] ?? null;
    const runs_out_on = runOutDay(each, doses, needed && { first: later.first, needed });
    return { ...each, runs_out_on, alert: stockAlert(each, runs_out_on, today) };
  });
}
