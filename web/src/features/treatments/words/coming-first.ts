import { datePart } from '@caretrail/contract/time/days';

/** What is next stands first, then what comes after it; then what was, the newest first. Given newest first. */
export function comingFirst<E extends { readonly start: string }>(
  events: readonly E[],
  today: string,
): E[] {
  const isComing = ({ start }: E): boolean => datePart(start) >= today;
  return [...events.filter(isComing).toReversed(), ...events.filter((event) => !isComing(event))];
}
