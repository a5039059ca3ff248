import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { idParams } from '../http/plain-text.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { limits } from '../limits.ts';
import { daysBetween } from '../time/days.ts';
import { newDose, newPostponement } from './dose-body.ts';
import { doseDate } from './dose-date.ts';
import { doseOccurrence, dosePostponement, recordedDose } from './doses.ts';
import { medicationHistory } from './history.ts';
import { listOrAdded, listOrNew } from './list-or-new.ts';
import { medicationEdit } from './medication-body.ts';
import { planChange } from './plan-change.ts';
import { medication } from './schema.ts';
import { stockChange } from './stock.ts';

export const dosesQuery = z.object({ from: doseDate, to: doseDate }).check(
  z.refine(({ from, to }) => !endsBeforeStart(from, to), {
    path: ['to'],
    error: endBeforeStartSentence,
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < limits.medications.doseDays, {
    path: ['to'],
    error: `Ask for at most ${limits.medications.doseDays} days.`,
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
  /** Beyond §7: undoes a delete for as long as the medicine is in the bin. */
  restore: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/restore_api_gateway/',
    audience: 'patient',
    summary: 'Take a deleted medicine out of the bin, with its schedules and doses',
    params: idParams,
    answer: medication,
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
  /** Beyond §7: one function of the contract decides what it does, and shows it before. */
  changePlan: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/plan_api_gateway/',
    audience: 'patient',
    summary: 'Delay a cycle, hold it, or go ahead with it; all that follows moves along',
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
    summary: 'What came in, what was counted, or when to warn, of one strength',
    params: idParams,
    body: stockChange,
    answer: medication,
    creates: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/medications_api_gateway/{id}/history_api_gateway/',
    audience: 'patient',
    summary: 'Who changed the schedule or the state of a medicine, when and why, newest first',
    params: idParams,
    answer: medicationHistory,
  }),
  logDose: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/doses/',
    audience: 'patient',
    summary: 'Log a dose as taken or skipped, or correct an earlier entry',
    params: idParams,
    body: newDose,
    answer: recordedDose,
    status: 201,
    creates: true,
  }),
  /** Beyond §7: records nothing about the dose itself. */
  postponeDose: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/later_api_gateway/',
    audience: 'patient',
    summary: 'Put a dose off until later, or bring it back to its planned time',
    params: idParams,
    body: newPostponement,
    answer: dosePostponement,
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
