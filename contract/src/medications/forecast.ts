import type { CourseDose } from './course.ts';
import { doseStateAt } from './dose-state.ts';
import type { DoseState } from './doses.ts';
import { runOutDay, stockAlert } from './run-out.ts';
import type { Stock } from './stock.ts';

const ahead: readonly DoseState[] = ['upcoming', 'due', 'late'];

/** What will be asked for from now on: neither logged nor missed, and not on hold. */
const stillToTake = (doses: readonly CourseDose[], nowMs: number): CourseDose[] =>
  doses.filter((dose) => ahead.includes(doseStateAt(dose, dose.log, dose.version, nowMs)));

/** Each strength with the day on which it runs out, by the doses to come, earliest first. */
export function withForecast<
  S extends Omit<Stock, 'runs_out_on' | 'alert' | 'per_dose'> & Partial<Pick<Stock, 'per_dose'>>,
>(
  stock: readonly S[],
  doses: readonly CourseDose[],
  { today, nowMs }: { readonly today: string; readonly nowMs: number },
): (S & Pick<Stock, 'runs_out_on' | 'alert'>)[] {
  const needed = stillToTake(doses, nowMs).toSorted((one, other) => one.at_ms - other.at_ms);
  return stock.map((each) => {
    const runs_out_on = runOutDay(each, needed);
    return { ...each, runs_out_on, alert: stockAlert(each, runs_out_on, today) };
  });
}
