import type { CalendarMode } from '@caretrail/contract/calendar/schema';
import { messages } from '@caretrail/contract/i18n/messages';
import { isVisit } from '@caretrail/contract/timelines/event-types';
import { phaseAt } from '@caretrail/contract/timelines/placing';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { locationsApi } from '../../../data/locations.ts';
import { saveText } from '../../../lib/download.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

const texts = messages('timelines/add-to-calendar', {
  group: 'Calendar',
  add: 'Add to calendar',
  discreet: 'Add as “Appointment” only',
  failed: 'The calendar file could not be made. Reload the page and try again.',
});

/** What it is called says nothing either. */
const fileName = 'calendar.ics';

/** A visit to come as a file for a calendar, made in the browser. What it says is this moment's: it is not kept up to date. */
export function AddToCalendar({ event }: { readonly event: TimelineEvent }) {
  const now = useNow();
  const isComing =
    isVisit(event.event_type) && event.status === 'planned' && phaseAt(event, now) !== 'past';
  const isPlaceWanted = useCan()('read', 'calendar') && event.location_id !== null;
  const places = locationsApi.useListPlacesQuery(undefined, { skip: !isComing || !isPlaceWanted });
  const [hasFailed, setFailed] = useState(false);
  if (!isComing) return null;
  const onAdd = async (mode: CalendarMode): Promise<void> => {
    try {
      const { writeVisit } = await import('@caretrail/contract/calendar/entries');
      const place = places.data?.data.find(({ id }) => id === event.location_id);
      saveText(fileName, writeVisit(event, place, mode), 'text/calendar;charset=utf-8');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div role="group" aria-label={texts.group} className="print:hidden">
      {hasFailed && <Alert>{texts.failed}</Alert>}
      <div className="flex flex-wrap gap-x-3">
        <Button look="secondary" onClick={() => void onAdd('full')}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          {texts.add}
        </Button>
        <Button look="quiet" onClick={() => void onAdd('discreet')}>
          {texts.discreet}
        </Button>
      </div>
    </div>
  );
}
