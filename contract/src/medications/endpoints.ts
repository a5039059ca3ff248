import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { doseEndpoints } from './dose-endpoints.ts';
import { firstDayPreview, firstDayQuestion } from './first-day-preview.ts';
import { medicationHistory } from './history.ts';
import { listOrAdded, listOrNew } from './list-or-new.ts';
import { medicationEdit } from './medication-body.ts';
import { planChange } from './plan-change.ts';
import { medication } from './schema.ts';
import { stockChange } from './stock.ts';

export const medicationsEndpoints = {
  /** §7: two rows of the specification, one route. Clients use the typed calls of `medication-calls.ts`. */
  listOrAdd: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
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
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Delete a medicine',
    params: idParams,
    answer: null,
  }),
  /** Beyond §7: undoes a delete for as long as the medicine is in the bin. */
  restore: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/restore_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Restore a deleted medicine, with its schedules and doses',
    params: idParams,
    answer: medication,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/medications_api_gateway/{id}/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Edit a medicine; a changed schedule makes a new version',
    params: idParams,
    body: medicationEdit,
    answer: medication,
  }),
  /**
   * Beyond §7: `start_date` of an edit, without a schedule, corrects the first day. It needs every version and all that
   * was recorded, so that the server shows beforehand what it would do.
   */
  previewFirstDay: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/first_day_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'What would change if the first day of a medicine were corrected; changes nothing',
    params: idParams,
    body: firstDayQuestion,
    answer: firstDayPreview,
    reads: true,
  }),
  /** Beyond §7: one function of the contract decides what it does, and shows it before. */
  changePlan: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/plan_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Delay a cycle, put it on hold, or end the hold; everything after it moves too',
    params: idParams,
    body: planChange,
    answer: medication,
    creates: true,
  }),
  /** Beyond §7: beside `stock` of an edit, which replaces all of it. */
  changeStock: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/stock_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'manage' },
    summary: 'Record new stock, a count, or when to warn, for one strength',
    params: idParams,
    body: stockChange,
    answer: medication,
    creates: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/medications_api_gateway/{id}/history_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'read' },
    summary: 'Who changed the schedule or the state of a medicine, when and why, newest first',
    params: idParams,
    answer: medicationHistory,
  }),
  ...doseEndpoints,
} as const;
