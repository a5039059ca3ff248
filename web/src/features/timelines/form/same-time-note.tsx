import { isLocalDateTime } from '@caretrail/contract/dates';
import { formatList } from '@caretrail/contract/i18n/format';
import { visitsAtSameTime } from '@caretrail/contract/timelines/same-time';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { CalendarClock } from 'lucide-react';
import { formatEventTime } from '../../../lib/format-event-time.ts';
import { bodyOf } from './body.ts';
import { formTexts as texts } from './texts.ts';
import type { FormProps } from './use-event-form.ts';

type SameTimeNoteProps = Pick<FormProps, 'values' | 'here'> & {
  readonly events: readonly TimelineEvent[];
  /** The edited event; null: a new one. */
  readonly id: string | null;
};

/** 'MRI (10:00–10:30)' of each other visit at the time in the form; null where there is none. */
export function formatSameTime({ values, here, events, id }: SameTimeNoteProps): string | null {
  const visit = { ...bodyOf(values, here), id };
  // A part of a time may be blank while it is typed.
  if (![visit.start, visit.end ?? visit.start].every(isLocalDateTime)) return null;
  const found = visitsAtSameTime(visit, events);
  if (found.length === 0) return null;
  const list = found.map((event) =>
    texts.titleAndTime({ title: event.title, time: formatEventTime(event, here.zone) }),
  );
  return texts.sameTime({ list: formatList(list) });
}

/** A hint and no error: two visits at once may be meant. */
export function SameTimeNote(props: SameTimeNoteProps) {
  const words = formatSameTime(props);
  return (
    // Without words it takes no room between the fields.
    <div aria-live="polite" className="empty:mb-0">
      {words !== null && (
        <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 wrap-anywhere">
          <CalendarClock className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">{words}</span>
        </p>
      )}
    </div>
  );
}
