import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePlaceHref } from './use-place.ts';

type EventLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  readonly event: Pick<TimelineEvent, 'id'>;
};

/** To one event; every view leads to it the same way. */
export function EventLink({ event, ...link }: EventLinkProps) {
  const hrefOf = usePlaceHref();
  const { search, hash } = hrefOf({ at: 'event', id: event.id });
  // As a text: the router checks an object at length, for each of hundreds of rows.
  return <Link {...link} data-event={event.id} to={`${search}${hash}`} />;
}
