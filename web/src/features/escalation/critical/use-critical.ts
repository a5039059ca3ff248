import { circleApi } from '../../../data/circle.ts';
import { escalationApi } from '../../../data/escalation.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';

/** For the page of a medicine, which is drawn when all of its parts are there. Only the patient sees the circle. */
export function useCritical() {
  const isOwn = useChosenRecord() === null;
  const loaded = loadedOf(escalationApi.useFindEscalationQuery());
  const circle = circleApi.useFindCircleQuery(undefined, { skip: !isOwn });
  return {
    loaded,
    circle: circle.data?.people,
    isReady: loaded.status !== 'loading' && (!isOwn || !circle.isLoading),
  };
}
