import { circleApi } from '../../../data/circle.ts';
import { escalationApi } from '../../../data/escalation.ts';
import { loadedOf } from '../../../data/request-state.ts';
import type { Loaded } from '../../../lib/loaded.ts';
import { useChosenRecord } from '../../../session/chosen-record.ts';
import type { KnownCircle } from './why-not.ts';

/** For the page of a medicine, which is drawn when all of its parts are there. */
export const useCritical = () => loadedOf(escalationApi.useFindEscalationQuery());

/** Who is in the circle, with what they see: only the patient knows that. */
export function useKnownCircle(isWanted: boolean): Loaded<KnownCircle> {
  const isOwn = useChosenRecord() === null;
  const query = circleApi.useFindCircleQuery(undefined, { skip: !isOwn || !isWanted });
  const loaded = loadedOf(query);
  if (!isOwn || !isWanted) return { status: 'succeeded', data: undefined };
  return loaded.status === 'succeeded' ? { status: 'succeeded', data: loaded.data.people } : loaded;
}
