import { msFromIso } from '../dates.ts';
import { beginsAt } from '../timelines/event-begin.ts';
import type { TimelineEvent } from '../timelines/schema.ts';
import { outsideQuiet } from './quiet-hours.ts';
import { isInTime, type Reminder, type Wanted } from './reminder.ts';

const minute = 60 * 1000;
/** How late a reminder for the very start may still go out. */
const atStartMs = 5 * minute;

export type RemindedEvent = Pick<
  TimelineEvent,
  'id' | 'title' | 'start' | 'time_zone' | 'all_day' | 'status' | 'reminders' | 'updated_at'
>;

function remindersAbout(event: RemindedEvent, { settings, zone, sinceMs }: Wanted): Reminder[] {
  const begin = beginsAt(event);
  const before = event.reminders.length > 0 ? event.reminders : settings.before_event;
  return [...new Set(before)]
    .map((minutes): Reminder => ({
      // With its start: an event that was moved is a new one to be reminded of.
      key: `event ${event.id} ${event.start} ${event.time_zone} ${minutes}`,
      kind: 'event',
      about: event.id,
      name: event.title,
      amount: '',
      local_date_time: event.start,
      put_off_from: null,
      time_zone: event.time_zone,
      all_day: event.all_day,
      is_again: false,
      told: null,
      send_ms: outsideQuiet(begin - minutes * minute, begin, settings.quiet, zone),
      until_ms: begin + (minutes === 0 ? atStartMs : 0),
      useless_ms: begin + atStartMs,
    }))
    .filter(({ send_ms }) => isInTime(send_ms, sinceMs.event, msFromIso(event.updated_at) ?? 0));
}

/** Only events that are still planned; an event's own times replace the usual ones. */
export function eventReminders(wanted: Wanted, events: readonly RemindedEvent[]): Reminder[] {
  const { settings } = wanted;
  if (settings.events_by.length === 0) return [];
  const muted = new Set(settings.muted_events);
  return events
    .filter(({ id, status }) => status === 'planned' && !muted.has(id))
    .flatMap((event) => remindersAbout(event, wanted));
}
