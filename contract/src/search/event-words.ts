import { weekdayLabels, weekdays } from '../time/weekdays.ts';
import { eventTypeLabel, eventTypes } from '../timelines/event-types.ts';

/** What readers may call an event, by its type and, if it is near, its weekday from Monday on: 'Scan 2'. */
export const eventLabels = (): Readonly<Record<string, string>> => {
  const days = weekdays.map((day) => weekdayLabels[day]);
  return Object.fromEntries(
    eventTypes.flatMap((type) => [
      [type, eventTypeLabel(type)],
      ...days.map((day, place) => [`${type} ${place + 1}`, `${eventTypeLabel(type)} ${day}`]),
    ]),
  );
};
