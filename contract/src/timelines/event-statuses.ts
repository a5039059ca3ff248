import * as z from 'zod/mini';

export const eventStatuses = ['planned', 'done', 'cancelled', 'missed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventStatusLabels: Readonly<Record<EventStatus, string>> = {
  planned: 'Planned',
  done: 'Done',
  cancelled: 'Cancelled',
  missed: 'Missed',
};

export const eventStatus = z.enum(eventStatuses, { error: 'Select one of the statuses.' });
