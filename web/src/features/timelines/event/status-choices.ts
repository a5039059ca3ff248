import type { EventStatus } from '@caretrail/contract/timelines/event-statuses';
import { phaseAt, type Placed } from '@caretrail/contract/timelines/placing';

/** Whether it took place is asked once its time has come; before, it can only be called off and on again. */
export type StatusChoices =
  | { readonly asks: true; readonly statuses: readonly EventStatus[] }
  | { readonly asks: false; readonly to: EventStatus };

export function statusChoicesOf(
  event: Placed & { readonly status: EventStatus },
  nowMs: number,
): StatusChoices {
  if (phaseAt(event, nowMs) !== 'future') {
    return { asks: true, statuses: ['done', 'missed', 'cancelled'] };
  }
  return { asks: false, to: event.status === 'planned' ? 'cancelled' : 'planned' };
}
