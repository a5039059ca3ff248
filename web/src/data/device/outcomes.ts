import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
} from '@caretrail/contract/medications/doses';
import type { AppThunk } from '../../app/store.ts';
import { api } from '../api.ts';
import { dashboardApi } from '../dashboard.ts';
import { isWaiting } from '../dose-entry.ts';
import { dosesApi } from '../doses.ts';
import { isOnItsWay } from './overlay.ts';
import { waitingNow } from './state.ts';
import { keyOfWaiting } from './waiting-ids.ts';

/**
 * Takes back what a screen shows as waiting and does not wait any more: it was sent, withdrawn or set aside, here or in
 * another tab. The lists are loaded again.
 */
export const showOutcomes =
  (sent: ReadonlyMap<string, unknown>): AppThunk<void> =>
  (dispatch, getState) => {
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
    };
    for (const days of dosesApi.util.selectCachedArgsForQuery(getState(), 'listDoses'))
      dispatch(dosesApi.util.updateQueryData('listDoses', days, put));
    dispatch(
      dashboardApi.util.updateQueryData('readDashboard', undefined, ({ shown }) =>
        put(shown.doses),
      ),
    );
    if (isOver) dispatch(api.util.invalidateTags(['doses', 'dashboard', 'medicines']));
  };
