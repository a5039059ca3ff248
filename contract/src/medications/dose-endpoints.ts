import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { idParams } from '../http/plain-text.ts';
import { limits } from '../limits.ts';
import { daysBetween } from '../time/days.ts';
import { newDose, newPostponement } from './dose-body.ts';
import { doseDate } from './dose-date.ts';
import { doseOccurrence, dosePostponement, recordedDose } from './doses.ts';
import { messages } from '../i18n/messages.ts';

const errors = messages('medications/dose-query-errors', {
  tooManyDays: 'Ask for at most {days, number} days.',
});

export const dosesQuery = z.object({ from: doseDate, to: doseDate }).check(
  z.refine(({ from, to }) => !endsBeforeStart(from, to), {
    path: ['to'],
    error: endBeforeStartSentence,
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < limits.medications.doseDays, {
    path: ['to'],
    error: () => errors.tooManyDays({ days: limits.medications.doseDays }),
  }),
);
export type DosesQuery = z.infer<typeof dosesQuery>;

/** Apart from the calls of the medicines: the dashboard records doses, and needs no schema of a schedule for it. */
export const doseEndpoints = {
  logDose: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/doses/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'add' },
    summary: 'Record a dose as taken or skipped, or correct an earlier record',
    params: idParams,
    body: newDose,
    answer: recordedDose,
    status: 201,
    creates: true,
  }),
  /**
   * Beyond §7: records nothing about the dose itself. A press that was made before one that is stored changes nothing: 409
   * with the one that holds.
   */
  postponeDose: endpoint({
    method: 'POST',
    path: '/api/medications_api_gateway/{id}/later_api_gateway/',
    audience: 'patient',
    record: { areas: ['medication'], act: 'add' },
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
    record: { areas: ['medication'], act: 'read' },
    summary: 'The doses from one day to another, with what was recorded',
    query: dosesQuery,
    answer: z.array(doseOccurrence),
  }),
} as const;
