import * as z from 'zod/mini';
import { eventAreas } from '../circle/areas.ts';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { seriesEdit } from './event-body.ts';
import { timelineEvent } from './schema.ts';
import { eventSeries, seriesScope } from './series.ts';

const path = '/api/timelines/events/{id}/series/';

/** Beyond §7: events that repeat. Each one is an event like any other; these calls act on several of them. */
export const seriesEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    audience: 'patient',
    record: { areas: eventAreas, act: 'read' },
    summary: 'How an event repeats',
    params: idParams,
    answer: eventSeries,
  }),
  edit: endpoint({
    method: 'PATCH',
    path,
    audience: 'patient',
    record: { areas: eventAreas, act: 'change' },
    summary: 'Edit an event with those that repeat it, or let it repeat',
    params: idParams,
    body: seriesEdit,
    answer: timelineEvent,
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    audience: 'patient',
    record: { areas: eventAreas, act: 'change' },
    summary: 'Delete an event with those that repeat it',
    params: idParams,
    query: z.object({ scope: seriesScope }),
    answer: null,
  }),
} as const;
