import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { type Sought, useSought } from '../../lib/use-sought.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { loadEvents } from './load.ts';

/** One event of the list of §4.3. */
export function useEvent(id: string): Sought<TimelineEvent> {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ timelines }) => timelines.status);
  const error = useAppSelector(({ timelines }) => timelines.error);
  const item = useAppSelector(({ timelines }) => timelines.data.find((each) => each.id === id));
  return useSought(id, { item, status, error, load: () => void dispatch(loadEvents()) });
}
