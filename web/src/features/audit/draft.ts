import type { AuditFilter } from '@caretrail/contract/audit/schema';
import { addDays } from '@caretrail/contract/time/days';
import { instantOf } from '@caretrail/contract/time/zoned';
import type { Draft } from './slice.ts';

export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value) => value.trim() === '');

const startOf = (day: string, zone: string): string =>
  new Date(instantOf(`${day}T00:00`, zone)).toISOString();

/** Both days are whole days on the reader's clock. */
export function filterOf(draft: Draft, zone: string): AuditFilter {
  const { from, until, action, outcome, actor, subject } = draft;
  return {
    ...(from && { from: startOf(from, zone) }),
    ...(until && { until: startOf(addDays(until, 1), zone) }),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(actor.trim() && { actor: actor.trim() }),
    ...(subject.trim() && { subject: subject.trim() }),
  };
}
