import { localAt } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import type { EscalationOverview } from '@caretrail/contract/circle/escalation-schema';
import { escalationApi } from '../../../data/escalation.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';

const { beOnIt } = escalationApi.endpoints;

/** Until when the reader holds the others back; the latest of all doses, 'HH:mm' where the patient is. */
function heldUntil({ open, time_zone }: EscalationOverview, me: string | undefined): string | null {
  const times = open.flatMap(({ on_it }) => (on_it?.helper_id === me ? [on_it?.until ?? ''] : []));
  const last = times.toSorted().at(-1);
  return last === undefined ? null : localAt(Date.parse(last), time_zone).slice(11, 16);
}

/** “I’m on it”, for all doses that are open. `saidUntil`: after it was said here. */
export function useOnIt(me: string | undefined) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [saidUntil, setSaid] = useState<string | null>(null);
  const onPress = async (keys: readonly string[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await dispatch(write(beOnIt.initiate({ body: { keys: [...keys] } })));
      setSaid(heldUntil(answer, me));
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return { isBusy, saidUntil, onPress };
}
