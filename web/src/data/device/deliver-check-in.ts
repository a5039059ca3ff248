import { noCheckIn } from '@caretrail/contract/timelines/check-in';
import {
  editedCheckIn,
  isEmptyCheckIn,
  takenBack,
} from '@caretrail/contract/timelines/check-in-edit';
import { checkInEndpoints } from '@caretrail/contract/timelines/check-in-endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { Waiting } from './kept-writes.ts';
import type { Asking } from './request-as.ts';
import type { WaitingCheckIn } from './waiting-kinds.ts';

/**
 * Without a key: sent twice it changes nothing more. It says when it was pressed, so that what was answered on another
 * device since is not overwritten.
 */
export async function deliverCheckIn(
  ask: Asking,
  { isWithdrawn, tappedMs, content }: Waiting<WaitingCheckIn>,
) {
  const { day, answers, before } = content;
  const params = { day };
  const pressed_at = new Date(tappedMs).toISOString();
  const saved = await ask(checkInEndpoints.save, { params, body: { ...answers, pressed_at } });
  if (!isWithdrawn) return saved;
  const back = takenBack(answers, before ?? noCheckIn);
  return isEmptyCheckIn(editedCheckIn(saved.check_in ?? noCheckIn, back))
    ? ask(timelinesEndpoints.remove, { params: { id: saved.id } })
    : ask(checkInEndpoints.save, { params, body: back });
}
