import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { eventErrors } from './texts.ts';

export const eventStatuses = ['planned', 'done', 'cancelled', 'missed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventStatusLabels = messages('timelines/statuses', {
  planned: 'Planned',
  done: 'Done',
  cancelled: 'Cancelled',
  missed: 'Missed',
});

export const eventStatus = z.enum(eventStatuses, { error: () => eventErrors.status });
