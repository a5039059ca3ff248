import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { LightMyRequestResponse } from 'fastify';
import { eventsOf, madeEvent, threeWeeks } from './events.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The days of `threeWeeks`. */
export const thursdays = ['2026-03-05', '2026-03-12', '2026-03-19'];

export const daysOf = (events: readonly TimelineEvent[]): string[] =>
  events.map(({ start }) => start.slice(0, 10)).toSorted();

/** The first first. */
export const inOrder = async (person: Person): Promise<TimelineEvent[]> =>
  (await eventsOf(person)).toReversed();

export const editSeries = (
  person: Person,
  id: string,
  body: object,
): Promise<LightMyRequestResponse> =>
  person.call(seriesEndpoints.edit, { params: { id }, body: body as never });

/** An event on three Thursdays, unless `fields` say otherwise. */
export async function madeSeries(
  testApp: TestApp,
  person: Person,
  fields: object = {},
): Promise<{ events: TimelineEvent[]; ids: string[] }> {
  await madeEvent(testApp, person, { repeat: threeWeeks, ...fields });
  const events = await inOrder(person);
  return { events, ids: events.map(({ id }) => id) };
}
