import { type Adherence, adherenceOf } from '@caretrail/contract/medications/adherence';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { phaseOn } from '@caretrail/contract/medications/flat-schedule';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import type { Medication } from '@caretrail/contract/medications/schema';
import type { DayMark } from '../calendar/day-marks.ts';
import { adherenceTexts as texts } from './texts.ts';

const statesOf = (doses: readonly DoseOccurrence[]) => doses.map(({ state }) => state);

/** The planned doses of one medicine, without as-needed doses. */
export const askedOf = (doses: readonly DoseOccurrence[], id: string): DoseOccurrence[] =>
  doses.filter(({ medication_id, slot_id }) => medication_id === id && slot_id !== null);

export const isAsNeeded = ({ schedule }: Pick<Medication, 'schedule'>, today: string): boolean =>
  phaseOn(schedule?.phases ?? [], today)?.pattern.kind === 'as_needed';

/** Whether it is ever due: a dose that is only taken as needed is never missing. */
export const hasTimes = ({ schedule }: Pick<Medication, 'schedule'>): boolean =>
  schedule?.phases.some(({ pattern }) => pattern.kind !== 'as_needed') ?? false;

/** The logged as-needed doses, newest first. */
export const recordedAsNeeded = (doses: readonly DoseOccurrence[], id: string): DoseOccurrence[] =>
  doses
    .filter((dose) => dose.medication_id === id && dose.slot_id === null && isAnswered(dose))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

function markOf({ taken, expected }: Adherence): DayMark {
  const words = texts.ofDay({ taken, expected });
  if (taken === 0) return { look: 'none', words };
  return { look: taken === expected ? 'all' : 'some', words };
}

/** Days without an expected dose have no mark. */
export const takenMarks = (doses: readonly DoseOccurrence[]): ReadonlyMap<string, DayMark> =>
  new Map(
    [...Map.groupBy(doses, ({ local_date }) => local_date)]
      .map(([day, ofDay]) => [day, adherenceOf(statesOf(ofDay))] as const)
      .filter(([, { expected }]) => expected > 0)
      .map(([day, adherence]) => [day, markOf(adherence)]),
  );

export type MonthShare = Adherence & { readonly month: string };

export const byMonth = (doses: readonly DoseOccurrence[]): MonthShare[] =>
  [...Map.groupBy(doses, ({ local_date }) => local_date.slice(0, 7))]
    .map(([month, ofMonth]) => ({ month, ...adherenceOf(statesOf(ofMonth)) }))
    .filter(({ expected }) => expected > 0);

export const shareOf = (doses: readonly DoseOccurrence[]): Adherence =>
  adherenceOf(statesOf(doses));
