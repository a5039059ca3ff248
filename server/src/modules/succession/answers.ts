import { countedDays, mayRequestFrom, soonestEndAt } from '@caretrail/contract/circle/successor';
import type {
  SuccessorOf,
  SuccessorOverview,
  TakeOverAnswer,
} from '@caretrail/contract/circle/successor-schema';
import { isoOf } from '@caretrail/contract/time/zoned';
import type { Known } from './state.ts';

function requestAnswer({ row, state, zone }: Known, now: Date): TakeOverAnswer | null {
  const { request } = row;
  if (request === null || state.request === null) return null;
  const { over } = state.request;
  return {
    id: request.id,
    asked_at: request.asked_at,
    wait_days: request.wait_days,
    told_days: countedDays(state.request).length,
    ends_at:
      over === null ? isoOf(soonestEndAt(state.request, zone, now.getTime())) : request.ends_at,
    over: over?.how ?? null,
    over_at: over === null ? null : isoOf(over.at_ms),
  };
}

/** For the patient. */
export function overviewOf(known: Known, now: Date): SuccessorOverview {
  const { named, request } = known.row;
  const asked = requestAnswer(known, now);
  return {
    named:
      named === null || known.state.naming === null
        ? null
        : {
            helper_id: named.helper_id,
            name: named.name,
            wait_days: named.wait_days,
            named_at: named.named_at,
          },
    request: asked === null ? null : { ...asked, name: request?.helper_name ?? '' },
  };
}

/** For the person who was named; nothing for everyone else. */
export function recordsFor(known: Known, helperId: string, now: Date): SuccessorOf[] {
  const { row, state } = known;
  if (row.named === null || state.naming?.user_id !== helperId) return [];
  const isOwn = row.request?.helper_id === helperId;
  return [
    {
      patient_id: row.patient_id,
      access_id: row.named.grant_id,
      name: row.full_name,
      wait_days: state.naming.wait_days,
      may_request_at: isoOf(Math.max(0, mayRequestFrom(state))),
      request: isOwn ? requestAnswer(known, now) : null,
    },
  ];
}
