import { addDays } from '../time/days.ts';
import { cycleOn } from './cycles.ts';
import type { TreatmentStatus } from './labels.ts';
import type { Treatment } from './schema.ts';
import type { TreatmentSession } from './session.ts';

/** Under way: it has a today. */
export const isUnderWay = (status: TreatmentStatus): boolean =>
  status === 'active' || status === 'on-hold';

export const isOver = (status: TreatmentStatus): boolean =>
  status === 'completed' || status === 'stopped';

/** Hours of a device are noted day by day and are no visits that one counts. */
export const isDevice = ({ type }: Pick<Treatment, 'type'>): boolean =>
  type === 'tumour_treating_fields';

export type SessionCounts = {
  readonly done: number;
  readonly missed: number;
  /** What the letter says, else as many as there are. */
  readonly planned: number;
};

type Counted = Pick<Treatment, 'type' | 'sessions' | 'fractions_planned' | 'fractions_done'>;

/** Null for a treatment that counts none. */
export function sessionCounts(treatment: Counted): SessionCounts | null {
  const { sessions, fractions_planned, fractions_done } = treatment;
  if (isDevice(treatment)) return null;
  const of = (status: string): number => sessions.filter((each) => each.status === status).length;
  if (sessions.length > 0)
    return {
      done: of('done'),
      missed: of('missed'),
      planned: fractions_planned ?? sessions.length - of('missed'),
    };
  if (fractions_planned === null) return null;
  return { done: fractions_done ?? 0, missed: 0, planned: fractions_planned };
}

/** What the server adds to the stored fields. */
export function workedOut(
  treatment: Counted &
    Pick<
      Treatment,
      'status' | 'start' | 'cycle_length' | 'cycles_planned' | 'cycle_days' | 'cycle_anchors'
    >,
  today: string,
): Pick<Treatment, 'cycle_no' | 'day_of_cycle' | 'fractions_done'> {
  const cycle = isUnderWay(treatment.status) ? cycleOn(treatment, today) : null;
  return {
    cycle_no: cycle?.number ?? null,
    day_of_cycle: cycle?.day ?? null,
    fractions_done:
      treatment.sessions.length > 0
        ? (sessionCounts(treatment)?.done ?? null)
        : treatment.fractions_done,
  };
}

type WithSessions = Pick<Treatment, 'sessions' | 'status'>;

/** The first that is still to come; none of a treatment that is over. */
export const nextSession = (
  { sessions, status }: WithSessions,
  today: string,
): TreatmentSession | undefined =>
  isOver(status)
    ? undefined
    : sessions.find((each) => each.status === 'planned' && each.date >= today);

/** Past sessions without an outcome, the oldest first. */
export const unnotedSessions = (
  { sessions, status }: WithSessions,
  today: string,
): TreatmentSession[] =>
  isOver(status) ? [] : sessions.filter((each) => each.status === 'planned' && each.date <= today);

/** Every session that was planned is done or missed. */
export const isAllNoted = ({ sessions }: Pick<Treatment, 'sessions'>): boolean =>
  sessions.length > 0 && sessions.every(({ status }) => status !== 'planned');

const daysLookedAt = 28;

/** How long a device was worn, on average over the days of the last four weeks that were noted; null without any. */
export function deviceUse(
  { sessions }: Pick<Treatment, 'sessions'>,
  today: string,
): { readonly hours: number; readonly days: number } | null {
  const since = addDays(today, 1 - daysLookedAt);
  const noted = sessions.filter(
    ({ date, hours }) => hours !== null && date >= since && date <= today,
  );
  if (noted.length === 0) return null;
  const sum = noted.reduce((total, { hours }) => total + (hours ?? 0), 0);
  return { hours: Math.round((sum / noted.length) * 10) / 10, days: noted.length };
}
