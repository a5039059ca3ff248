import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { endBeforeStartSentence, endsBeforeStart } from '../http/period.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import { doseDate } from '../medications/dose-date.ts';
import { daysBetween } from '../time/days.ts';
import { journey } from './schema.ts';

const errors = messages('journey/errors', {
  tooManyDays: 'Ask for at most {days, number} days.',
});

export const journeyQuery = z.object({ from: doseDate, to: doseDate }).check(
  z.refine(({ from, to }) => !endsBeforeStart(from, to), {
    path: ['to'],
    error: endBeforeStartSentence,
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < limits.journey.days, {
    path: ['to'],
    error: () => errors.tooManyDays({ days: limits.journey.days }),
  }),
);
export type JourneyQuery = z.infer<typeof journeyQuery>;

export const journeyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/journey_api_gateway/',
    audience: 'patient',
    record: { areas: ['calendar', 'diary', 'medication', 'files', 'treatments'], act: 'read' },
    summary: 'Events, doses, amounts, cycles and sessions from one day to another, for the picture',
    query: journeyQuery,
    answer: journey,
  }),
} as const;
