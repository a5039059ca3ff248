import { eventTypeLabel } from '@caretrail/contract/timelines/event-types';
import { eventTypeLook } from './event-type-look.ts';

type EventTypeProps = { readonly type: string };

type EventTypeMarkProps = EventTypeProps & {
  /** Classes for its position. */
  readonly className?: string;
};

/** The colour and the icon of an event type. Its name must be beside it. */
export function EventTypeMark({ type, className = '' }: EventTypeMarkProps) {
  const { Icon, fill } = eventTypeLook(type);
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-small text-sheet ${fill} ${className}`}
    >
      <Icon className="size-5" />
    </span>
  );
}

/** An event type in a line of text: mark and name. */
export function EventTypeChip({ type }: EventTypeProps) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <EventTypeMark type={type} />
      {eventTypeLabel(type)}
    </span>
  );
}
