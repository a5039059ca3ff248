import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { calendarChoice, calendarOverview, newCalendarAddress } from './schema.ts';

const path = '/api/calendar_feed_api_gateway/';

/** The visits of a patient in the calendar of their phone (decision 0054). */
export const calendarEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Whether the own record has a calendar address, and when it was last read.',
    answer: calendarOverview,
  }),
  /** Takes no Idempotency-Key: an answer that is kept would keep the address. */
  create: endpoint({
    method: 'POST',
    path,
    audience: 'patient',
    record: 'own',
    summary:
      'Make a calendar address; an earlier one ends at once. Answers it this once. Asks for a fresh second step.',
    body: calendarChoice,
    answer: newCalendarAddress,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'Change what the calendar shows. To show more asks for a fresh second step.',
    body: calendarChoice,
    answer: calendarOverview,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    audience: 'patient',
    record: 'own',
    summary: 'End the calendar address.',
    answer: calendarOverview,
  }),
  /** A calendar app sends no token: the address itself is the key. */
  document: endpoint({
    method: 'GET',
    path: '/api/calendar/{file}',
    audience: 'public',
    summary: 'The visits as iCalendar (RFC 5545), by the address that `create` answered.',
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{22}\.ics$/)) }),
    answer: null,
    status: 200,
  }),
} as const;
