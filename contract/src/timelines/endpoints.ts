import * as z from 'zod/mini';
import { eventAreas } from '../circle/areas.ts';
import { calendarDate } from '../http/date-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { id, idParams, plainText } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { eventEdit, newEvent } from './event-body.ts';
import { eventTypeInput } from './event-types.ts';
import { nextCursor, pageQuery } from '../http/list-paging.ts';
import { timelineEvent } from './schema.ts';

/** All beyond §7: without any of them the answer is the whole list, newest first. */
export const eventListQuery = z.object({
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  /** Once, or repeated for several types. */
  type: z.optional(z.union([eventTypeInput, z.array(eventTypeInput)])),
  q: z.optional(plainText(limits.text.short)),
  ...pageQuery,
});
export type EventListQuery = z.infer<typeof eventListQuery>;

export const eventList = z.object({
  data: z.array(timelineEvent),
  next_cursor: nextCursor,
});
export type EventList = z.infer<typeof eventList>;

const removeEventFile = {
  method: 'DELETE',
  audience: 'patient',
  record: { areas: ['files'], act: 'change' },
  params: z.object({ eventId: id, fileId: id }),
  answer: z.object({ id }),
} as const;

export const timelinesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/timelines/events_api_gateway/',
    audience: 'patient',
    record: { areas: eventAreas, act: 'read' },
    summary: 'The events of the signed-in patient, newest first',
    query: eventListQuery,
    answer: eventList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/timelines/events/create_api_gateway/',
    audience: 'patient',
    record: { areas: eventAreas, act: 'add' },
    summary: 'Create an event, with files if sent as a form',
    body: newEvent,
    bodyType: 'json-or-multipart',
    answer: timelineEvent,
    status: 201,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/timelines/events/{id}/delete_api_gateway/',
    audience: 'patient',
    record: { areas: eventAreas, act: 'change' },
    summary: 'Delete an event',
    params: idParams,
    answer: null,
  }),
  /** Beyond §7: undoes a delete for as long as the event is in the bin. */
  restore: endpoint({
    method: 'POST',
    path: '/api/timelines/events/{id}/restore_api_gateway/',
    audience: 'patient',
    record: { areas: eventAreas, act: 'change' },
    summary: 'Restore a deleted event with its files, and those that were deleted together with it',
    params: idParams,
    answer: timelineEvent,
  }),
  /** §7: under `timeline`, unlike the others. */
  removeFile: endpoint({
    ...removeEventFile,
    path: '/api/timeline/events/{eventId}/files/{fileId}/',
    summary: 'Delete one file of an event; answers the id of the file',
  }),
  /** Beyond §7: the same call under `timelines`, like the others. */
  removeFileAlias: endpoint({
    ...removeEventFile,
    path: '/api/timelines/events/{eventId}/files/{fileId}/',
    summary: 'Delete one file of an event; the same as under /api/timeline/',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/timelines/events/{id}/update_api_gateway/',
    audience: 'patient',
    record: { areas: eventAreas, act: 'change' },
    summary: 'Edit an event; files in the form are added to those it has',
    params: idParams,
    body: eventEdit,
    bodyType: 'multipart',
    answer: timelineEvent,
    creates: true,
  }),
} as const;
