import { overAt } from './change-day.ts';
import { type CourseDose, courseDoses } from './course.ts';
import { correctedDays } from './correct-first-day.ts';
import { doseTotal } from './dose-total.ts';
import type { DoseLogEntry } from './doses.ts';
import type { Plan, PlanMoment } from './plan-versions.ts';

/** How many doses, and the first and last day of them. */
export type DoseDays = { readonly count: number; readonly first: string; readonly last: string };

/** What a corrected first day does to a plan, beside what is recorded: that stays as it is. */
export type FirstDayEffects = {
  /** Doses that are over, without a record that come into the plan, or leave it, or have another amount. */
  readonly added: DoseDays | null;
  readonly removed: DoseDays | null;
  readonly changed: DoseDays | null;
  /** Recorded doses: all of them stay. */
  readonly recorded: number;
  /** Doses that are due or to come differ. */
  readonly changes_coming: boolean;
};

const timeOf = ({ local_date, local_date_time }: CourseDose): string =>
  `${local_date} ${local_date_time}`;

function daysOf(doses: readonly CourseDose[]): DoseDays | null {
  const days = doses.map(({ local_date }) => local_date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { count: days.length, first, last };
}

/** Times with their amounts, in order. */
const described = (doses: readonly CourseDose[]): string =>
  doses
    .map((dose) => `${timeOf(dose)} ${doseTotal(dose.parts)} ${dose.is_held}`)
    .toSorted()
    .join('\n');

/** `before` and `after` hold every version of the plan, `log` all entries that count. */
export function firstDayEffects(
  before: Plan,
  after: Plan,
  log: readonly DoseLogEntry[],
  { nowMs, today, zone }: Pick<PlanMoment, 'nowMs' | 'today' | 'zone'>,
): FirstDayEffects {
  const window = { ...correctedDays(before, after, today), zone };
  const open = (plan: Plan): CourseDose[] =>
    courseDoses(plan, window, log).filter((dose) => dose.log === null);
  const [was, will] = [open(before), open(after)];
  // One that is late but may still be taken is due, and not yet over.
  const isPast = (dose: CourseDose): boolean =>
    !dose.is_held && overAt(dose, dose.version) <= nowMs;
  const isComing = (dose: CourseDose): boolean => overAt(dose, dose.version) > nowMs;
  const [wasAt, willAt] = [was, will].map(
    (doses) => new Map(doses.filter(isPast).map((dose) => [timeOf(dose), dose])),
  ) as [Map<string, CourseDose>, Map<string, CourseDose>];
  const past = [...willAt.values()];
  return {
    added: daysOf(past.filter((dose) => !wasAt.has(timeOf(dose)))),
    removed: daysOf([...wasAt.values()].filter((dose) => !willAt.has(timeOf(dose)))),
    changed: daysOf(
      past.filter((dose) => {
        const other = wasAt.get(timeOf(dose));
        return other !== undefined && doseTotal(other.parts) !== doseTotal(dose.parts);
      }),
    ),
    recorded: log.filter(({ status }) => status !== 'cleared').length,
    changes_coming: described(was.filter(isComing)) !== described(will.filter(isComing)),
  };
}
