import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
} from '@caretrail/contract/medications/doses';
import type { AppDispatch, AppThunk } from '../../app/store.ts';
import { api } from '../api.ts';
import { dashboardApi } from '../dashboard.ts';
import { isSameDose, isWaiting } from '../dose-entry.ts';
import { dosesApi } from '../doses.ts';
import { isOnItsWay } from './overlay.ts';
import { waitingNow } from './state.ts';
import { keyOfWaiting } from './waiting-ids.ts';

/** In every list that is loaded. */
const putInLists =
  (put: (doses: DoseOccurrence[]) => void): AppThunk<void> =>
  (dispatch, getState) => {
    for (const days of dosesApi.util.selectCachedArgsForQuery(getState(), 'listDoses'))
      dispatch(dosesApi.util.updateQueryData('listDoses', days, put));
    dispatch(
      dashboardApi.util.updateQueryData('readDashboard', undefined, ({ shown }) =>
        put(shown.doses),
      ),
    );
  };

/** Planned doses alone: one as needed is in no answer of the server before it is sent. */
function putWaiting(doses: DoseOccurrence[]): void {
  const contents = waitingNow()
    .filter(isOnItsWay)
    .map(({ content }) => content);
  for (const dose of doses) {
    const isOpen = dose.slot_id !== null && dose.log?.id !== '' && !isWaiting(dose.log);
    const found = isOpen ? contents.findLast((each) => isSameDose(each.dose, dose)) : undefined;
    if (found !== undefined) dose.log = found.log;
  }
}

/**
 * Shows what waits, and takes back what a screen shows as waiting and does not wait any more: it was sent, withdrawn or
 * set aside, here or in another tab. The lists are loaded again.
 */
export const showOutcomes =
  (sent: ReadonlyMap<string, unknown>): AppThunk<void> =>
  (dispatch) => {
    const onItsWay = new Set(
      waitingNow()
        .filter(isOnItsWay)
        .map(({ key }) => key),
    );
    let isOver = false;
    const logNow = (log: DoseLogEntry): DoseLogEntry | null => {
      const key = keyOfWaiting(log);
      if (onItsWay.has(key)) return log;
      isOver = true;
      return doseLogEntry.safeParse(sent.get(key)).data ?? null;
    };
    const put = (doses: DoseOccurrence[]): void => {
      for (const dose of doses)
        if (dose.log !== null && isWaiting(dose.log)) dose.log = logNow(dose.log);
      putWaiting(doses);
    };
    dispatch(putInLists(put));
    if (isOver) dispatch(api.util.invalidateTags(['doses', 'dashboard', 'medicines']));
  };

/** The server does not know what waits here: its answers from now on are shown with it. */
export const followAnswers = (): AppThunk<Promise<void>> => async (dispatch) => {
  const onQueryStarted = async (
    _: unknown,
    asked: { readonly dispatch: AppDispatch; readonly queryFulfilled: Promise<unknown> },
  ): Promise<void> => {
    await asked.queryFulfilled.catch(() => undefined);
    if (waitingNow().some(isOnItsWay)) asked.dispatch(putInLists(putWaiting));
  };
  dosesApi.enhanceEndpoints({ endpoints: { listDoses: { onQueryStarted } } });
  dashboardApi.enhanceEndpoints({ endpoints: { readDashboard: { onQueryStarted } } });
  // Those of the first screen may be on their way already.
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  dispatch(putInLists(putWaiting));
};
