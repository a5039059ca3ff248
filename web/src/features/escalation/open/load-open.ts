import type { AppThunk } from '../../../app/store.ts';
import { escalationApi } from '../../../data/escalation.ts';

/** Before it is drawn, so that it moves nothing. What cannot be loaded is said where it stands. */
export const loadOpen =
  (isOwn: boolean): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const { findEscalation, findDuty } = escalationApi.endpoints;
    const options = { subscribe: false } as const;
    await Promise.all([
      dispatch(findEscalation.initiate(undefined, options)),
      isOwn ? null : dispatch(findDuty.initiate(undefined, options)),
    ]);
  };
