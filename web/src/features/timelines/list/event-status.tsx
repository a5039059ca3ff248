import { documentEventType } from '@caretrail/contract/timelines/event-types';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { Ban, Check, CircleSlash } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { statusInWords } from '../words/event-words.ts';

type EventStatusProps = { readonly event: Pick<TimelineEvent, 'status' | 'event_type'> };

const icons = { done: Check, cancelled: Ban, missed: CircleSlash } as const;

/** Done is the usual end of things and stays quiet; cancelled and missed stand out. */
export function EventStatus({ event }: EventStatusProps) {
  const { status, event_type } = event;
  // A letter is neither done nor to be done.
  const isPaper = status === 'done' && event_type === documentEventType;
  if (status === 'planned' || isPaper) return null;
  const Icon = icons[status];
  const word = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {statusInWords(event)}
    </>
  );
  if (status !== 'done') return <Badge>{word}</Badge>;
  return <span className="inline-flex items-center gap-1.5 text-small text-ink-soft">{word}</span>;
}
