import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import type { CalendarMode, NewCalendarAddress } from '@caretrail/contract/calendar/schema';
import { readCalendar } from '@caretrail/contract/calendar/testing/read-calendar';
import type { LightMyRequestResponse } from 'fastify';
import { anotherNetwork } from './call-from.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Makes a calendar address, or the test fails. Returns its path. */
export async function calendarOf(
  { deps }: TestApp,
  person: Person,
  mode: CalendarMode = 'full',
): Promise<string> {
  const answer = await person.call(calendarEndpoints.create, { body: { mode } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<NewCalendarAddress>().url.slice(deps.publicUrl.length);
}

/** As a calendar app asks: it knows the address and nothing else. */
export const openCalendar = (
  { app }: TestApp,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<LightMyRequestResponse> =>
  app.inject({ method, url, headers, remoteAddress: anotherNetwork() });

/** What it reads there, or the test fails. */
export async function entriesAt(testApp: TestApp, url: string) {
  const answer = await openCalendar(testApp, url);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readCalendar(answer.body).entries;
}
