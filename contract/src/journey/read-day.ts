import { dayNumberOf } from '../time/day-number.ts';
import { lastDayOf } from '../timelines/placing.ts';
import type {
  DoseRun,
  Journey,
  JourneyEvent,
  JourneyMedicine,
  JourneyTreatment,
} from './schema.ts';

export type MedicineOfDay = Pick<JourneyMedicine, 'id' | 'name' | 'unit'> & {
  /** Null: there was no dose of it. */
  readonly doses: Omit<DoseRun, 'from' | 'days'> | null;
  /** The planned amount of the whole day. */
  readonly amount: number | null;
  readonly change: JourneyMedicine['changes'][number] | null;
};

/** Everything that is known of one day. */
export type DayReading = {
  readonly events: readonly JourneyEvent[];
  readonly medicines: readonly MedicineOfDay[];
  readonly sessions: readonly (JourneyTreatment['sessions'][number] & {
    readonly treatment_id: string;
    readonly title: string;
  })[];
  readonly cycles: readonly {
    readonly treatment_id: string;
    readonly title: string;
    readonly number: number;
    /** Of the cycle, from 1. */
    readonly day: number;
  }[];
};

const covers = (run: { readonly from: string; readonly days: number }, day: number): boolean => {
  const first = dayNumberOf(run.from);
  return day >= first && day < first + run.days;
};

/** Touched or chosen, a day reads all of it, as it was recorded. */
export function readDay({ events, medicines, treatments }: Journey, date: string): DayReading {
  const day = dayNumberOf(date);
  return {
    events: events
      .filter((event) => event.start.slice(0, 10) <= date && lastDayOf(event) >= date)
      .toSorted((one, other) => one.start.localeCompare(other.start)),
    medicines: medicines.flatMap(({ id, name, unit, doses, amounts, changes }) => {
      const found = doses.find((run) => covers(run, day)) ?? null;
      const change = changes.find((each) => each.date === date) ?? null;
      if (found === null && change === null) return [];
      const amount = amounts.find((run) => covers(run, day))?.amount ?? null;
      return [{ id, name, unit, doses: found, amount, change }];
    }),
    sessions: treatments.flatMap(({ id, title, sessions }) =>
      sessions
        .filter((session) => session.date === date)
        .map((session) => ({ ...session, treatment_id: id, title })),
    ),
    cycles: treatments.flatMap(({ id, title, cycles }) =>
      cycles
        .filter(({ first, last }) => first <= date && last >= date)
        .map(({ number, first }) => ({
          treatment_id: id,
          title,
          number,
          day: day - dayNumberOf(first) + 1,
        })),
    ),
  };
}

export const isEmptyDay = ({ events, medicines, sessions }: DayReading): boolean =>
  events.length + medicines.length + sessions.length === 0;
