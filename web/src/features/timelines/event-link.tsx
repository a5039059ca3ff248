import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ComponentProps } from 'react';
import { useRowLink } from '../../lib/row-links.ts';

type EventLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly event: Pick<TimelineEvent, 'id'>;
};

/** A link to an event, the same in every view. */
export function EventLink({ event, children, ...link }: EventLinkProps) {
  return (
    <a {...link} {...useRowLink(event.id)} data-event={event.id}>
      {children}
    </a>
  );
}
