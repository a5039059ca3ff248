import { isFiltering } from '@caretrail/contract/timelines/filter';
import type { EventView } from '@caretrail/contract/timelines/views';
import { type ComponentType, Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';
import { ownZone } from '../../lib/own-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import type { ListState } from '../../shell/list-header/list-state.ts';
import type { ChangeListState } from '../../shell/list-header/use-list-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EventsLoading } from './events-loading.tsx';
import { EventList } from './list/event-list.tsx';
import { useEvents } from './use-events.ts';
import type { ViewProps } from './view-props.ts';

const views: Record<EventView, ComponentType<ViewProps>> = {
  list: EventList,
  timeline: lazyPage(() => import('./line/event-line.tsx').then((m) => ({ default: m.EventLine }))),
  calendar: lazyPage(() =>
    import('./calendar/event-calendar.tsx').then((m) => ({ default: m.EventCalendar })),
  ),
};

type FoundEventsProps = {
  readonly state: ListState;
  readonly onChange: ChangeListState;
  readonly onCreate: () => void;
  readonly opened: string | null;
};

/** What the header leaves of the events, in the view it chooses. The header is not drawn again with it. */
export function FoundEvents({ state, onChange, onCreate, opened }: FoundEventsProps) {
  const { all, events, long, filter, status, error, reload } = useEvents(state);
  const nowMs = useNow();
  const View = views[state.view];
  const hasFailed = status === 'failed';

  const body = () => {
    // What is known stays while the list is loaded again, or cannot be.
    if (status !== 'succeeded' && all.length === 0) return hasFailed ? null : <EventsLoading />;
    if (all.length === 0) {
      return (
        <EmptyState action={<Button onClick={onCreate}>Add an event</Button>}>
          Your appointments, scans and results will stand here in the order of their days. Start
          with your next appointment.
        </EmptyState>
      );
    }
    if (events.length === 0 && isFiltering(filter)) {
      return (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => onChange({ types: [], search: '' })}>
              Show all events
            </Button>
          }
        >
          No event matches what you are looking for.
        </EmptyState>
      );
    }
    return (
      <View
        events={events}
        long={long}
        filter={filter}
        opened={opened}
        nowMs={nowMs}
        zone={ownZone()}
      />
    );
  };

  return (
    <>
      {hasFailed && <ErrorState message={error ?? ''} onRetry={reload} />}
      <Suspense fallback={<EventsLoading />}>{body()}</Suspense>
    </>
  );
}
