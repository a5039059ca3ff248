import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { medicationsEndpoints } from './endpoints.ts';
import { listMedications, medicationList } from './list-or-new.ts';
import { newMedication } from './medication-body.ts';
import { medication } from './schema.ts';

const { method, path, audience, record } = medicationsEndpoints.listOrAdd;

/** §7: what clients say to the one registered endpoint `listOrAdd`, each with its own body and answer. */
export const medicationCalls = {
  listCurrent: endpoint({
    method,
    /** §7 writes this row without the last slash. */
    path: '/api/medications_api_gateway',
    audience,
    record,
    summary: 'The current medicines',
    body: z.extend(listMedications, { status: z.literal('current') }),
    answer: medicationList,
    reads: true,
  }),
  listCompleted: endpoint({
    method,
    path,
    audience,
    record,
    summary: 'The completed medicines',
    body: z.extend(listMedications, { status: z.literal('completed') }),
    answer: medicationList,
    reads: true,
  }),
  add: endpoint({
    method,
    path,
    audience,
    record,
    summary: 'Add a medicine',
    body: newMedication,
    answer: medication,
    creates: true,
  }),
} as const;
