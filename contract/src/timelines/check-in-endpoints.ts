import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { checkInEdit } from './check-in-edit.ts';
import { timelineEvent } from './schema.ts';

/** Beyond §7: the check-in of a day is an event of the diary; this call answers it, however often it is sent. */
export const checkInEndpoints = {
  save: endpoint({
    method: 'PUT',
    path: '/api/timelines/check_ins/{day}/',
    audience: 'patient',
    record: { areas: ['diary'], act: 'add' },
    summary: 'Save answers of the check-in of a day; a second one edits the first',
    params: z.object({ day: calendarDate }),
    body: checkInEdit,
    answer: timelineEvent,
    creates: true,
  }),
} as const;
