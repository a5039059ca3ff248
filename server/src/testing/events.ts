import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { NewEvent } from '@caretrail/contract/timelines/event-body';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people.ts';
import { sendForm, type SentForm } from './send-form.ts';
import type { TestApp } from './test-app.ts';

const { list, create, edit } = timelinesEndpoints;

export const anEvent = {
  event_type: 'Scan',
  title: 'MRI of the head',
  start: '2026-03-05T09:30',
  time_zone: 'Europe/Berlin',
} as const;

/** An event as its form has it, with files. */
export const createWithFiles = (
  testApp: TestApp,
  person: Person,
  files: NonNullable<SentForm['files']>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  sendForm(testApp, create, person, { fields: anEvent, files, headers });

/** Every week on the weekday of `anEvent`. */
export const threeWeeks = {
  frequency: { kind: 'week', every: 1, weekdays: ['thu'] },
  ends: { kind: 'times', times: 3 },
} as const;

type Wanted = Partial<Omit<TimelineEvent, 'files'>> & {
  readonly files?: SentForm['files'];
  readonly repeat?: NewEvent['repeat'] | typeof threeWeeks;
};

/** Creates an event, or the test fails. */
export async function madeEvent(
  testApp: TestApp,
  person: Person,
  { files = [], ...fields }: Wanted = {},
): Promise<TimelineEvent> {
  const answer =
    files.length > 0
      ? await createWithFiles(testApp, person, files)
      : await person.call(create, { body: { ...anEvent, ...fields } as never });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<TimelineEvent>();
}

export const eventsOf = async (
  person: Person,
  query: Record<string, string> = {},
): Promise<TimelineEvent[]> =>
  (await person.call(list, { query })).json<{ data: TimelineEvent[] }>().data;

export const editWith = (
  testApp: TestApp,
  person: Person,
  id: string,
  form: SentForm & { readonly headers?: Record<string, string> },
): Promise<LightMyRequestResponse> => sendForm(testApp, edit, person, { params: { id }, ...form });
