import { eventAreas } from '@caretrail/contract/circle/areas';
import { eventKindLabel } from '@caretrail/contract/timelines/recorded-as';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Plus } from 'lucide-react';
import { dayName } from '../../../lib/format-day.ts';
import { dayOfStretch, timeOnDay } from '../../../lib/format-event-time.ts';
import { useCanInAny } from '../../../session/chosen-record.ts';
import { Button } from '../../../ui/button.tsx';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { TimeText } from '../../../ui/time-text.tsx';
import { EventLink } from '../event-link.tsx';
import { usePlace } from '../place-links.tsx';
import { formatStatus } from '../format-event.ts';
import { calendarTexts as texts } from './texts.ts';

type DayEventProps = {
  readonly event: TimelineEvent;
  readonly day: string;
  readonly zone: string;
};

/** An event in a day cell of the month or week: narrow, but large enough to tap. */
export function DayEvent({ event, day, zone }: DayEventProps) {
  const { Icon, border } = eventTypeLook(event.event_type);
  const stretch = dayOfStretch(event, day);
  const time = timeOnDay(event, day, zone);
  // An all-day event over several days needs no "all day" beside it.
  const when =
    event.all_day && stretch !== null ? stretch : [time, stretch].filter(Boolean).join(' · ');
  const status = formatStatus(event);
  const isOff = event.status === 'cancelled' || event.status === 'missed';
  return (
    <EventLink
      event={event}
      className={`block min-h-target rounded-small border-s-4 bg-sheet py-1 ps-1.5 pe-0.5 text-small leading-snug hover:bg-action-tint focus-visible:-outline-offset-3 print:border-s-4 ${border}`}
    >
      <span className="flex items-start gap-1 text-ink-soft">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0">
          <TimeText>{when}</TimeText>
        </span>
      </span>
      <span className="sr-only">{texts.type({ type: eventKindLabel(event) })} </span>
      <span
        className={`font-semibold wrap-anywhere ${stretch === null ? 'line-clamp-2' : 'line-clamp-1'} print:line-clamp-none ${event.status === 'cancelled' ? 'line-through' : ''}`}
      >
        {event.title}
      </span>
      {isOff && <span className="block text-ink-soft">{status}</span>}
    </EventLink>
  );
}

/** Opens the form with this day filled in. */
export function AddEvent({ day }: { readonly day: string }) {
  const { goTo } = usePlace();
  if (!useCanInAny('add', eventAreas)) return null;
  return (
    <Button
      look="quiet"
      className="px-1.5! text-small print:hidden"
      aria-label={texts.addOn({ day: dayName(day) })}
      onClick={() => goTo({ at: 'new', day, as: null })}
    >
      <Plus className="size-5 shrink-0" aria-hidden="true" />
      <span>{texts.add}</span>
    </Button>
  );
}
