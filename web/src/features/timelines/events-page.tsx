import type { SeriesScope } from '@caretrail/contract/timelines/series';
import { routes } from '@caretrail/contract/access/routes';
import { eventAreas } from '@caretrail/contract/circle/areas';
import { isFiltering } from '@caretrail/contract/timelines/filter';
import type { EventView } from '@caretrail/contract/timelines/views';
import { type ComponentType, Suspense, useCallback } from 'react';
import { usePatientZone } from '../../data/zone.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { RowLinksPlace, useMadeRowLinks } from '../../lib/row-links.ts';
import { undoPeriodOf } from '../../lib/undo-time.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useFocusOpened } from '../../lib/use-focus-opened.ts';
import { useNow } from '../../lib/use-now.ts';
import { useCanInAny, useChosenRecord } from '../../session/chosen-record.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/list-state.ts';
import { ViewToggles } from '../../shell/list-header/view-toggles.tsx';
import { PrintedFor } from '../../shell/printed-for.tsx';
import { WaitingLines } from '../../shell/device/waiting-lines.tsx';
import { UndoDelete } from '../../shell/undo-delete.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { headerReminders } from '../reminders/public.ts';
import { eventTexts, timelinesTexts } from './texts.ts';
import { EventsLoading } from './events-loading.tsx';
import { EventList } from './list/event-list.tsx';
import { undoExpired } from './slice.ts';
import { OverTimeLinks } from './over-time-links.tsx';
import { restoreEvents } from './thunks.ts';
import { useEvents, type ViewProps } from './use-events.ts';
import { usePlace } from './place-links.tsx';
import { writePlace } from './view-route.ts';

/** How much the delete took: the undo brings all of it back. */
const removedWords = (others: SeriesScope | undefined) => {
  if (others === undefined) return eventTexts.removed;
  return others === 'all' ? eventTexts.removedAll : eventTexts.removedLater;
};

/** Undoes the most recent deletes. */
function UndoEventDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ timelines }) => timelines.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={([title = ''], [first]) => undoPeriodOf(removedWords(first?.others)({ title }))}
      isSaid
      onUndo={(ids) => dispatch(restoreEvents(ids))}
      onOver={onOver}
    />
  );
}

const views: Record<EventView, ComponentType<ViewProps>> = {
  list: EventList,
  timeline: lazyPage(() => import('./line/event-line.tsx').then((m) => m.EventLine)),
  calendar: lazyPage(() => import('./calendar/event-calendar.tsx').then((m) => m.EventCalendar)),
};

const eventQuery = (id: string, search: string): string => writePlace({ at: 'event', id }, search);

/** §2.5: the header, and the events as a list, a line or a calendar. */
export function EventsPage({ opened }: { readonly opened: string | null }) {
  const [state, change] = useListState();
  const { goTo } = usePlace();
  const { all, events, long, filter, status, error, reload } = useEvents(state);
  const links = useMadeRowLinks(eventQuery);
  const nowMs = useNow();
  const zone = usePatientZone();
  const canAdd = useCanInAny('add', eventAreas);
  const isOwn = useChosenRecord() === null;
  const onCreate = canAdd ? (): void => goTo({ at: 'new', day: null, as: null }) : undefined;
  const View = views[state.view];
  const hasFailed = status === 'failed';
  useArrival(routes.timelines.title);
  useFocusOpened('event', opened);

  const body = () => {
    // Events that are already loaded stay while the list is reloaded, also if that fails.
    if (status !== 'succeeded' && all.length === 0) return hasFailed ? null : <EventsLoading />;
    if (all.length === 0) {
      return (
        <EmptyState
          action={
            onCreate && (
              <Button look="secondary" onClick={onCreate}>
                {timelinesTexts.add}
              </Button>
            )
          }
        >
          {timelinesTexts.empty}
        </EmptyState>
      );
    }
    if (events.length === 0 && isFiltering(filter)) {
      return (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => change({ types: [], search: '' })}>
              {timelinesTexts.showAll}
            </Button>
          }
        >
          {timelinesTexts.noMatch}
        </EmptyState>
      );
    }
    return (
      <View events={events} long={long} filter={filter} opened={opened} nowMs={nowMs} zone={zone} />
    );
  };

  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <PrintedFor />
      <ListHeader
        route="timelines"
        panel={isOwn ? headerReminders : undefined}
        views={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 low:gap-y-0">
            <ViewToggles view={state.view} onChange={(view) => change({ view })} />
            <OverTimeLinks events={all} />
          </div>
        }
        state={state}
        onChange={change}
        onCreate={onCreate}
      />
      <UndoEventDelete />
      <WaitingLines isHere={({ what }) => what === 'event' || what === 'checkIn'} />
      <ContentArea>
        {hasFailed && <ErrorState message={error ?? ''} onRetry={reload} />}
        <RowLinksPlace value={links}>
          <Suspense fallback={<EventsLoading />}>{body()}</Suspense>
        </RowLinksPlace>
      </ContentArea>
    </div>
  );
}
