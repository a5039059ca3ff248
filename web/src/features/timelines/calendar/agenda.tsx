import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { DayTitle } from '../list/day-title.tsx';
import { EventRow } from '../list/event-row.tsx';
import { timelinesTexts } from '../texts.ts';
import { AddEvent } from './add-event.tsx';

type AgendaProps = {
  readonly days: readonly string[];
  readonly today: string;
  readonly zone: string;
  readonly eventsOn: ReadonlyMap<string, readonly TimelineEvent[]>;
};

/** The next days on which something is, one below the other. */
export function Agenda({ days, today, zone, eventsOn }: AgendaProps) {
  const busy = days.filter((day) => (eventsOn.get(day) ?? []).length > 0);
  if (busy.length === 0) return <p className="py-4 text-ink-soft">{timelinesTexts.noneInDays}</p>;
  return (
    <ol className="max-w-[60rem]">
      {busy.map((day) => (
        <li
          key={day}
          className={`border-s-4 ps-2 sm:ps-3 [content-visibility:auto] [contain-intrinsic-size:auto_9rem] ${day === today ? 'border-today' : 'border-transparent'}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-rule px-2 pt-5 pb-1">
            <h3 className="text-base break-after-avoid">
              <DayTitle day={day} today={today} />
            </h3>
            <AddEvent day={day} />
          </div>
          <ul>
            {(eventsOn.get(day) ?? []).map((event) => (
              <EventRow key={event.id} event={event} zone={zone} day={day} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
