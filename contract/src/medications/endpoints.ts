import * as z from 'zod/mini';
import { calendarDate } from '../http/date-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { newDose } from './dose-body.ts';
import { doseLogEntry, doseOccurrence } from './doses.ts';
import { listOrAdded, listOrNew } from './list-or-new.ts';
import { medicationEdit } from './medication-body.ts';
import { medication } from './schema.ts';

export const dosesQuery = z.object({ from: calendarDate, to: calendarDate }).check(
  z.refine(({ from, to }) => !endsBeforeStart(from, to), {
    path: ['to'],
    error: endBeforeStartSentence,
  }),
);
export type DosesQuery = z.infer<typeof dosesQuery>;

export const medicationsEndpoints = {
  /** §7: two rows of the specification, one route. Clients use the typed calls of `medication-calls.ts`. */
  listOrAdd: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/',
    audience: 'patient',
    summary: 'List medicines (status and search alone), or add one (anything else)',
    body: listOrNew,
    answer: listOrAdded,
    /** Only when it adds: a list request has nothing to double. */
    creates: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/medications_api_gateway/{id}',
    audience: 'patient',
    summary: 'Delete a medicine',
    params: idParams,
    answer: null,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/medications_api_gateway/{id}/',
    audience: 'patient',
    summary: 'Edit a medicine; a changed schedule makes a new version',
    params: idParams,
    body: medicationEdit,
    answer: medication,
  }),
  logDose: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/doses/',
    audience: 'patient',
    summary: 'Log a dose as taken or skipped, or correct an earlier entry',
    params: idParams,
    body: newDose,
    answer: doseLogEntry,
    status: 201,
    creates: true,
  }),
  listDoses: endpoint({
    method: 'GET',
    path: '/api/doses_api_gateway/',
    audience: 'patient',
    summary: 'The doses from one day to another, with what was logged',
    query: dosesQuery,
    answer: z.array(doseOccurrence),
  }),
} as const;
