import type { SuccessorOverview } from '@caretrail/contract/circle/successor-schema';
import { useState } from 'react';
import { successorApi } from '../../../data/successor.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { toastFailed } from '../../../shell/toast-slice.ts';

const { refuseTakeOver } = successorApi.endpoints;

/** Refuses the request that runs: one press, because nothing is lost by it. */
export function useRefusal(onRefused: (overview: SuccessorOverview) => void) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const onRefuse = async (): Promise<void> => {
    setBusy(true);
    try {
      onRefused(await dispatch(refuseTakeOver.initiate({})).unwrap());
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return { isBusy, onRefuse: () => void onRefuse() };
}
