import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { treatmentHistory } from './history.ts';
import { linkedRecords } from './linked.ts';
import { treatment } from './schema.ts';
import { sessionNotes } from './session.ts';
import { planShift } from './shift.ts';
import { newTreatment, treatmentEdit } from './treatment-body.ts';

export const treatmentsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/treatments_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'read' },
    summary: 'The treatments of the signed-in patient',
    answer: z.object({ data: z.array(treatment) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/treatments_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'manage' },
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
    record: { areas: ['treatments'], act: 'read' },
    summary: 'One treatment',
    params: idParams,
    answer: treatment,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/treatments_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'manage' },
    summary: 'Edit a treatment',
    params: idParams,
    body: treatmentEdit,
    answer: treatment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/treatments_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'manage' },
    summary: 'Delete a treatment',
    params: idParams,
    answer: null,
  }),
  /** Undoes a delete for as long as the treatment is in the bin. */
  restore: endpoint({
    method: 'POST',
    path: '/api/treatments_api_gateway/{id}/restore_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'manage' },
    summary: 'Restore a deleted treatment with its sessions',
    params: idParams,
    answer: treatment,
  }),
  noteSessions: endpoint({
    method: 'PATCH',
    path: '/api/treatments_api_gateway/{id}/sessions_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'add' },
    summary: 'Record sessions as done, missed or moved to another day; add or remove some',
    params: idParams,
    body: sessionNotes,
    answer: treatment,
    /** Where it adds: a retry must not add again. */
    creates: true,
  }),
  shift: endpoint({
    method: 'POST',
    path: '/api/treatments_api_gateway/{id}/shift_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'manage' },
    summary: 'Move the rest of the plan by a number of days',
    params: idParams,
    body: planShift,
    answer: treatment,
    /** A retry must not move the plan again. */
    creates: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/treatments_api_gateway/{id}/history_api_gateway/',
    audience: 'patient',
    record: { areas: ['treatments'], act: 'read' },
    summary: 'Who changed what in a treatment, when and why, newest first',
    params: idParams,
    answer: treatmentHistory,
  }),
  linked: endpoint({
    method: 'GET',
    path: '/api/treatments_api_gateway/{id}/linked_api_gateway/',
    audience: 'patient',
    record: {
      areas: ['treatments'],
      act: 'read',
      shows: ['treatments', 'medication', 'calendar', 'diary', 'files'],
    },
    summary: 'Medicines, events, files and results linked to a treatment',
    params: idParams,
    answer: linkedRecords,
  }),
} as const;
