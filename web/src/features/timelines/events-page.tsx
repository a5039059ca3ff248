import { routes } from '@caretrail/contract/access/routes';
import { RowLinksPlace, useMadeRowLinks } from '../../lib/row-links.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useFocusOpened } from '../../lib/use-focus-opened.ts';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { PrintedFor } from '../../shell/printed-for.tsx';
import { UndoDelete } from './event/undo-delete.tsx';
import { FoundEvents } from './found-events.tsx';
import { writePlace } from './place.ts';
import { usePlace } from './use-place.ts';

const eventQuery = (id: string, search: string): string => writePlace({ at: 'event', id }, search);

/** §2.5: the header, and the events as a list, a line or a calendar. */
export function EventsPage({ opened }: { readonly opened: string | null }) {
  const [state, change] = useListState();
  const { goTo } = usePlace();
  const links = useMadeRowLinks(eventQuery);
  const onCreate = (): void => goTo({ at: 'new', day: null });
  useArrival(routes.timelines.title);
  useFocusOpened('event', opened);

  return (
    <div className="space-y-6">
      <PrintedFor />
      <ListHeader
        route="timelines"
        hasReminders
        state={state}
        onChange={change}
        onCreate={onCreate}
      />
      <UndoDelete />
      <RowLinksPlace value={links}>
        <FoundEvents state={state} onChange={change} onCreate={onCreate} opened={opened} />
      </RowLinksPlace>
    </div>
  );
}
