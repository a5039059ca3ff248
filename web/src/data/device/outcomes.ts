import {
  doseLogEntry,
  type DoseLogEntry,
  type DoseOccurrence,
} from '@caretrail/contract/medications/doses';
import { treatment } from '@caretrail/contract/treatments/schema';
import type { AppDispatch, AppThunk } from '../../app/store.ts';
import { isKeptHere } from '../../lib/browser-storage.ts';
import { api } from '../api.ts';
import { dashboardApi } from '../dashboard.ts';
import { isWaiting } from '../dose-entry.ts';
import { dosesApi, recorded, selectLoadedDoses } from '../doses.ts';
import { withMovedHours } from './moved-hours.ts';
import { dosesOnTheirWay, isLeft, isOnItsWay, waitingAbout, waitingDoses } from './overlay.ts';
import { seenDoses } from './seen-doses.ts';
import { isAway, waitingNow } from './state.ts';
import type { Tag } from '../tags.ts';
import { showTreatment } from '../treatments.ts';
import { keyOfWaiting } from './waiting-ids.ts';
import type { WaitingCall, WaitingWrite } from './waiting-kinds.ts';

/** In every list that is loaded; `around`: the doses of all of them. */
const putInLists =
  (put: (doses: DoseOccurrence[], around: readonly DoseOccurrence[]) => void): AppThunk<void> =>
  (dispatch, getState) => {
    const around = selectLoadedDoses(getState());
    const putIn = (doses: DoseOccurrence[]): void => put(doses, around);
    for (const days of dosesApi.util.selectCachedArgsForQuery(getState(), 'listDoses'))
      dispatch(dosesApi.util.updateQueryData('listDoses', days, putIn));
    dispatch(
      dashboardApi.util.updateQueryData('readDashboard', undefined, ({ shown }) =>
        putIn(shown.doses),
      ),
    );
  };

/** Hours that count from the last dose taken move with what waits, in every list that has them. */
function putWaiting(doses: DoseOccurrence[], around: readonly DoseOccurrence[] = []): void {
  const about = waitingAbout(dosesOnTheirWay(waitingNow()));
  for (const dose of doses) {
    if (dose.log?.id === '' || isWaiting(dose.log)) continue;
    const found = about(dose);
    if (found !== undefined) dose.log = found.log;
  }
  const moved = withMovedHours(doses, waitingDoses(waitingNow()), around);
  for (const [index, { at, local_date, local_date_time }] of moved.entries()) {
    const dose = doses[index];
    if (dose !== undefined && dose.at !== at)
      Object.assign(dose, { at, local_date, local_date_time });
  }
}

/** What is shown of writes that have been sent. */
const outdatedBy: Record<WaitingCall['what'], readonly Tag[]> = {
  event: ['events', 'files', 'linked', 'dashboard'],
  checkIn: ['events', 'files', 'linked', 'dashboard'],
  question: ['events', 'dashboard'],
  sessions: ['treatment', 'treatments', 'dashboard'],
  postponement: ['doses', 'dashboard'],
};

let before: readonly WaitingWrite[] = [];

/** The next account begins without what waited for this one. */
export const forgetOutcomes = (): void => {
  before = [];
};

/** What is gone since the last time, sent, taken back or set aside, here or in another tab. */
function settledSince(): readonly WaitingWrite[] {
  const left = waitingNow().filter(isLeft);
  const keys = new Set(left.map(({ key }) => key));
  const gone = before.filter(({ key }) => !keys.has(key));
  before = left;
  return gone;
}

const showSettled =
  (sent: ReadonlyMap<string, unknown>): AppThunk<void> =>
  (dispatch) => {
    const gone = settledSince();
    for (const { key, content } of gone) {
      if (!('what' in content) || content.what !== 'sessions') continue;
      const answer = treatment.safeParse(sent.get(key)).data;
      if (answer !== undefined) dispatch(showTreatment(answer));
    }
    const outdated = gone.flatMap(({ content }) =>
      'what' in content ? outdatedBy[content.what] : recorded,
    );
    if (outdated.length > 0) dispatch(api.util.invalidateTags([...new Set(outdated)]));
  };

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
    const put = (doses: DoseOccurrence[], around: readonly DoseOccurrence[]): void => {
      for (const dose of doses)
        if (dose.log !== null && isWaiting(dose.log)) dose.log = logNow(dose.log);
      putWaiting(doses, around);
    };
    dispatch(putInLists(put));
    dispatch(showSettled(sent));
    // Also what was tapped and sent since the last time.
    if (isOver) dispatch(api.util.invalidateTags([...recorded]));
  };

/**
 * The server does not know what waits here: its answers from now on are shown with it. What they say of doses is known
 * here from then on, also where the copy is older.
 */
export const followAnswers = (): AppThunk<Promise<void>> => async (dispatch) => {
  const following =
    <T>(dosesOf: (answer: T) => readonly DoseOccurrence[]) =>
    async (
      _: unknown,
      asked: {
        readonly dispatch: AppDispatch;
        readonly queryFulfilled: Promise<{ readonly data: T }>;
      },
    ): Promise<void> => {
      const askedMs = Date.now();
      const answer = await asked.queryFulfilled.catch(() => null);
      if (waitingNow().some(isOnItsWay)) asked.dispatch(putInLists(putWaiting));
      if (answer !== null && isKeptHere() === true && !isAway())
        await seenDoses.remember(dosesOf(answer.data), askedMs).catch(() => undefined);
    };
  dosesApi.enhanceEndpoints({
    endpoints: { listDoses: { onQueryStarted: following((doses) => doses) } },
  });
  dashboardApi.enhanceEndpoints({
    endpoints: { readDashboard: { onQueryStarted: following(({ shown }) => shown.doses) } },
  });
  // Those of the first screen may be on their way already.
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  dispatch(putInLists(putWaiting));
};
