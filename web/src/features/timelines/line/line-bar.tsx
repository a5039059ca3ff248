import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { eventTypeLook } from '../../../ui/event-type-look.ts';
import { EventLink } from '../event-link.tsx';
import { eventInWords } from '../words/event-words.ts';
import type { Bar } from './lay-out.ts';

type LineBarProps = {
  readonly type: string;
  readonly bar: Bar<TimelineEvent>;
  readonly zone: string;
};

/** A stretch of days: its name, and a bar beneath it. Where it goes on out of sight its end is not round. */
export function LineBar({ type, bar, zone }: LineBarProps) {
  const { stretch, at, width, row } = bar;
  const ends = `${at > 0 ? 'rounded-s-full' : ''} ${at + width < 1 ? 'rounded-e-full' : ''}`;
  return (
    <EventLink
      event={stretch.event}
      aria-label={eventInWords(stretch.event, zone)}
      data-lane={type}
      data-from={stretch.from}
      tabIndex={-1}
      className="absolute z-1 flex h-target flex-col justify-end rounded-small pb-1.5 hover:bg-action-tint"
      style={{
        insetInlineStart: `${at * 100}%`,
        inlineSize: `${width * 100}%`,
        top: `${row * 3}rem`,
      }}
    >
      <span className="truncate px-1 text-small font-semibold">{stretch.event.title}</span>
      <span className={`block h-2.5 w-full ${ends} ${eventTypeLook(type).fill}`} />
    </EventLink>
  );
}
