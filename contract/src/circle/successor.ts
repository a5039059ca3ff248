import { addDays, daysFrom } from '../time/days.ts';
import { dateAt, instantOf, localAt } from '../time/zoned.ts';

/**
 * Who takes over when the patient cannot act any more. The patient names one person and a waiting time. That person may
 * request it; then the patient is told every day, and refuses with one tap. It happens only when nothing was refused for
 * the whole time, and the patient was really told on as many days.
 */

const day = 24 * 60 * 60_000;

export const successorLimits = {
  waitDays: { least: 1, most: 90, usual: 14 },
  /** After a refusal no request is possible for as many days as the waiting time has, and at least these. */
  restDays: 7,
  /** On the patient's clock, from the second day on. */
  toldAt: '09:00',
} as const;

export type Naming = {
  readonly user_id: string;
  readonly wait_days: number;
};

export const requestEnds = ['refused', 'withdrawn', 'ended', 'done'] as const;
/** `ended`: the naming was changed or removed, or the access of that person was ended. `done`: they have taken over. */
export type RequestEnd = (typeof requestEnds)[number];

export type TakeOver = {
  readonly user_id: string;
  readonly asked_ms: number;
  readonly wait_days: number;
  /** Fixed when it is requested: a journey of the patient makes it no shorter. */
  readonly ends_ms: number;
  /** The days, in the patient's zone, on which they were told: the oldest first. */
  readonly told_on: readonly string[];
  /** Those of them whose email could not be delivered: they do not count. */
  readonly lost_on: readonly string[];
  readonly over: { readonly how: RequestEnd; readonly at_ms: number } | null;
};

export type Succession = {
  readonly naming: Naming | null;
  /** The last request. */
  readonly request: TakeOver | null;
};

export type SuccessionEvent =
  | { readonly is: 'named'; readonly user_id: string; readonly wait_days: number }
  /** By the patient; or the access of the named person was ended, or their account deleted. */
  | { readonly is: 'removed' }
  | { readonly is: 'requested'; readonly user_id: string; readonly zone: string }
  | { readonly is: 'told'; readonly zone: string }
  | { readonly is: 'refused' }
  | { readonly is: 'withdrawn'; readonly user_id: string }
  | { readonly is: 'waited'; readonly zone: string };

export type SuccessionRefusal =
  /** Not the person who was named. */
  | 'not_named'
  | 'already_requested'
  /** Refused a short while ago. */
  | 'too_soon'
  | 'no_request'
  /** Told today. */
  | 'told_before'
  | 'not_over';

export type Decision =
  | { readonly next: Succession; readonly refused?: undefined }
  | { readonly refused: SuccessionRefusal; readonly next?: undefined };

export const runningRequest = ({ request }: Succession): TakeOver | null =>
  request?.over === null ? request : null;

/** By the calendar of the patient, and never shorter than so many times 24 hours. */
export function endOfWait(askedMs: number, waitDays: number, zone: string): number {
  const local = localAt(askedMs, zone);
  const sameTime = instantOf(`${addDays(local.slice(0, 10), waitDays)}${local.slice(10)}`, zone);
  return Math.max(sameTime, askedMs + waitDays * day);
}

/** Until when a refusal rests. */
export const restEndsAt = (refusedMs: number, waitDays: number): number =>
  refusedMs + Math.max(waitDays, successorLimits.restDays) * day;

/** When a person may request it again; in the past: now. */
export const mayRequestFrom = ({ request }: Succession): number =>
  request?.over?.how === 'refused' ? restEndsAt(request.over.at_ms, request.wait_days) : -Infinity;

/** When the patient is told next: at once, then every morning. */
export function nextToldAt({ told_on, asked_ms }: TakeOver, zone: string): number {
  const last = told_on.at(-1);
  if (last === undefined) return asked_ms;
  return instantOf(`${addDays(last, 1)}T${successorLimits.toldAt}`, zone);
}

/** The days that count. */
export const countedDays = ({ told_on, lost_on }: TakeOver): readonly string[] =>
  told_on.filter((day) => !lost_on.includes(day));

/**
 * When the time is over: the patient was told on as many days, and has had a day after the last of them. Days on which no
 * message could leave do not count. Infinity: not told often enough yet.
 */
export function waitEndsAt(request: TakeOver, zone: string): number {
  const { ends_ms, wait_days, asked_ms } = request;
  const last = countedDays(request)[wait_days - 1];
  if (last === undefined) return Infinity;
  const time = localAt(asked_ms, zone).slice('YYYY-MM-DD'.length);
  return Math.max(ends_ms, instantOf(`${addDays(last, 1)}${time}`, zone));
}

/** The soonest that the time can be over, as it stands now: if the patient is told on every day from now on. */
export function soonestEndAt(request: TakeOver, zone: string, nowMs: number): number {
  const { told_on, wait_days } = request;
  const next = dateAt(Math.max(nextToldAt(request, zone), nowMs), zone);
  const left = daysFrom(next, Math.max(0, wait_days - countedDays(request).length));
  return waitEndsAt({ ...request, told_on: [...told_on, ...left] }, zone);
}

/** When there is something to do about a request: to tell, or to end it. */
export const nextLookAt = (request: TakeOver, zone: string): number =>
  Math.min(nextToldAt(request, zone), waitEndsAt(request, zone));

const ended = (state: Succession, how: RequestEnd, at_ms: number): TakeOver | null =>
  state.request?.over === null ? { ...state.request, over: { how, at_ms } } : state.request;

/** What an event makes of the state, or why it is refused. The only place in which this is decided. */
export function decideSuccession(
  state: Succession,
  event: SuccessionEvent,
  nowMs: number,
): Decision {
  const { naming } = state;
  const running = runningRequest(state);
  switch (event.is) {
    case 'named': {
      const { user_id, wait_days } = event;
      if (naming?.user_id === user_id && naming.wait_days === wait_days) return { next: state };
      return { next: { naming: { user_id, wait_days }, request: ended(state, 'ended', nowMs) } };
    }
    case 'removed':
      return { next: { naming: null, request: ended(state, 'ended', nowMs) } };
    case 'requested': {
      if (naming?.user_id !== event.user_id) return { refused: 'not_named' };
      if (running !== null) return { refused: 'already_requested' };
      if (nowMs < mayRequestFrom(state)) return { refused: 'too_soon' };
      const { user_id, wait_days } = naming;
      const ends_ms = endOfWait(nowMs, wait_days, event.zone);
      const days = { told_on: [], lost_on: [] };
      const request = { user_id, wait_days, asked_ms: nowMs, ends_ms, ...days, over: null };
      return { next: { naming, request } };
    }
    case 'told': {
      if (running === null) return { refused: 'no_request' };
      const today = dateAt(nowMs, event.zone);
      const last = running.told_on.at(-1);
      if (last !== undefined && today <= last) return { refused: 'told_before' };
      return { next: { naming, request: { ...running, told_on: [...running.told_on, today] } } };
    }
    case 'refused':
      if (running === null) return { refused: 'no_request' };
      return { next: { naming, request: ended(state, 'refused', nowMs) } };
    case 'withdrawn':
      if (running?.user_id !== event.user_id) return { refused: 'no_request' };
      return { next: { naming, request: ended(state, 'withdrawn', nowMs) } };
    case 'waited':
      if (running === null) return { refused: 'no_request' };
      if (nowMs < waitEndsAt(running, event.zone)) return { refused: 'not_over' };
      // Who has taken over is named no more: the patient can name another person.
      return { next: { naming: null, request: ended(state, 'done', nowMs) } };
  }
}
