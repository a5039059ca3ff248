import { useState } from 'react';
import { escalationApi } from '../../../data/escalation.ts';
import { write } from '../../../data/write.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';

const { beOnIt } = escalationApi.endpoints;

/** “I’m on it”, for all doses that are open. `isSaid`: on this screen. */
export function useOnIt() {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isSaid, setSaid] = useState(false);
  const onPress = async (keys: readonly string[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await dispatch(write(beOnIt.initiate({ body: { keys: [...keys] } })));
      setSaid(true);
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return { isBusy, isSaid, onPress };
}
