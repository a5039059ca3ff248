import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { ComponentProps } from 'react';
import { isPlainClick } from '../../lib/plain-click.ts';
import { useEventLinks } from './event-links.ts';

type EventLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  readonly event: Pick<TimelineEvent, 'id'>;
};

/** To one event; every view leads to it the same way. */
export function EventLink({ event, children, ...link }: EventLinkProps) {
  const { hrefOf, open } = useEventLinks();
  return (
    <a
      {...link}
      data-event={event.id}
      href={hrefOf(event.id)}
      onClick={(click) => {
        if (!isPlainClick(click)) return;
        click.preventDefault();
        open(event.id);
      }}
    >
      {children}
    </a>
  );
}
