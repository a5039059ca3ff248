import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { treatment } from './schema.ts';
import { newTreatment, treatmentEdit } from './treatment-body.ts';

export const treatmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/treatments_api_gateway/',
    audience: 'patient',
    summary: 'The treatments of the signed-in patient',
    answer: z.object({ data: z.array(treatment) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/treatments_api_gateway/',
    audience: 'patient',
    summary: 'Add a treatment',
    body: newTreatment,
    answer: treatment,
    status: 201,
    creates: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/treatments_api_gateway/{id}/',
    audience: 'patient',
    summary: 'One treatment',
    params: idParams,
    answer: treatment,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/treatments_api_gateway/{id}/',
    audience: 'patient',
    summary: 'Edit a treatment',
    params: idParams,
    body: treatmentEdit,
    answer: treatment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/treatments_api_gateway/{id}/',
    audience: 'patient',
    summary: 'Delete a treatment',
    params: idParams,
    answer: null,
  }),
} as const;
