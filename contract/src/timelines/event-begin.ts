import { datePart } from '../time/days.ts';
import { instantOf } from '../time/zoned.ts';
import type { TimelineEvent } from './schema.ts';

/** "Two hours before" a whole day means two hours before this. */
const allDayBegins = '09:00';

export type Beginning = Pick<TimelineEvent, 'start' | 'time_zone' | 'all_day'>;

/** The instant from which reminders count back. */
export const beginsAt = ({ start, all_day, time_zone }: Beginning): number =>
  instantOf(all_day ? `${datePart(start)}T${allDayBegins}` : start, time_zone);
