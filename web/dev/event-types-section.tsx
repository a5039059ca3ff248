import { eventTypeLabel, eventTypes } from '@caretrail/contract/timelines/event-types';
import { eventTypeLook } from '../src/ui/event-type-look.ts';
import { EventTypeChip, EventTypeMark } from '../src/ui/event-type-mark.tsx';
import { Example } from './example.tsx';

export function EventTypesSection() {
  return (
    <>
      <Example title="Mark and name">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
          {eventTypes.map((type) => (
            <li key={type}>
              <EventTypeChip type={type} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Bar along a line of a list">
        <ul className="max-w-[34rem] space-y-2">
          {eventTypes.slice(0, 4).map((type) => (
            <li
              key={type}
              className={`flex items-center gap-3 border-s-4 bg-sheet py-2 ps-4 ${eventTypeLook(type).border}`}
            >
              <EventTypeMark type={type} />
              <span>{`${eventTypeLabel(type)}, 12 March, 09:30`}</span>
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
