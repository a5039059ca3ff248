import { addDays } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import { isOverOn } from './decide-grant.ts';

/** What a person of the circle may see, as far as these rules need it. */
export type HelperAccess = {
  readonly helper_id: string;
  readonly areas: readonly string[];
  /** The last day, in the patient's zone; null: no end. */
  readonly ends_on: string | null;
  readonly is_ended: boolean;
};

/** Whether a person may be told about a dose: only one who may see the medicines on that day. */
export const mayBeTold = ({ areas, ends_on, is_ended }: HelperAccess, today: string): boolean =>
  !is_ended && areas.includes('medication') && !isOverOn(ends_on, today);

/** The first instant after the last day of an access. */
export const endOfAccess = ({ ends_on }: Pick<HelperAccess, 'ends_on'>, zone: string): number =>
  ends_on === null ? Infinity : instantOf(`${addDays(ends_on, 1)}T00:00`, zone);

/** A helper who has accepted to be asked first, from a moment until the end of a day. */
export type DutyTurn = {
  readonly helper_id: string;
  readonly taken_ms: number;
  /** The last day, in the patient's zone; null: until it is ended. */
  readonly until_on: string | null;
  readonly ended_ms: number | null;
};

/** The first instant after a turn: midnight where the patient is, also on a day of 23 or 25 hours. */
export function endOfTurn({ until_on, ended_ms }: DutyTurn, zone: string): number {
  return Math.min(endOfAccess({ ends_on: until_on }, zone), ended_ms ?? Infinity);
}

type MayTell = (helperId: string) => boolean;

/**
 * Who is on duty: the turn that was taken last of those that count now. When it ends, an earlier one that still counts
 * does so again. A turn of a person who may not be told counts for nothing.
 */
export function onDutyAt<Turn extends DutyTurn>(
  turns: readonly Turn[],
  {
    zone,
    nowMs,
    mayTell,
  }: { readonly zone: string; readonly nowMs: number; readonly mayTell: MayTell },
): Turn | null {
  const counting = turns.filter(
    (turn) => turn.taken_ms <= nowMs && nowMs < endOfTurn(turn, zone) && mayTell(turn.helper_id),
  );
  return counting.toSorted((one, other) => one.taken_ms - other.taken_ms).at(-1) ?? null;
}

/** Who is told about a medicine, in which order: who is on duty first, then as the medicine says, each once. */
export const peopleInTurn = (
  order: readonly string[],
  onDuty: string | null,
  mayTell: MayTell,
): readonly string[] => [
  ...new Set([...(onDuty === null ? [] : [onDuty]), ...order].filter(mayTell)),
];
