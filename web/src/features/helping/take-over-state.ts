import type { SuccessorOf, TakeOverAnswer } from '@caretrail/contract/circle/successor-schema';

const day = 24 * 60 * 60_000;

/** What the person who was named can do now. */
export type TakeOverState =
  | { readonly at: 'named' }
  | { readonly at: 'resting'; readonly refusedAt: string; readonly until: string }
  | {
      readonly at: 'waiting';
      readonly request: TakeOverAnswer;
      /** Days begun until it can be over. */
      readonly daysLeft: number;
    };

export function takeOverState(
  { request, may_request_at: until }: SuccessorOf,
  nowMs: number,
): TakeOverState {
  if (request?.over === null) {
    const left = Math.ceil((Date.parse(request.ends_at) - nowMs) / day);
    // A clock that is behind never adds a day.
    const daysLeft = Math.min(request.wait_days, Math.max(0, left));
    return { at: 'waiting', request, daysLeft };
  }
  if (Date.parse(until) <= nowMs || request?.over !== 'refused' || request.over_at === null)
    return { at: 'named' };
  return { at: 'resting', refusedAt: request.over_at, until };
}
