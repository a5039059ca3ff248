import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { fillPath } from '@caretrail/contract/http/endpoint';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { seriesEndpoints } from '@caretrail/contract/timelines/series-endpoints';
import { describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf, helperOf } from '../../testing/circle.ts';
import { anEvent, editWith, eventsOf, threeWeeks } from '../../testing/events.ts';
import { uploaded } from '../../testing/library.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { daysOf, editSeries, madeSeries } from '../../testing/series.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

/** Three Thursdays to come. */
const toCome = { start: '2030-03-07T09:30' };
const days = ['2030-03-07', '2030-03-14', '2030-03-21'];
/** What shortens them to the first two. */
const twoWeeks = {
  scope: 'all',
  repeat: { ...threeWeeks, ends: { kind: 'times', times: 2 } },
} as const;

async function attached(person: Person, event_id: string): Promise<void> {
  const { id } = await uploaded(testApp(), person);
  const answer = await person.call(filesEndpoints.edit, { params: { id }, body: { event_id } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

describe('D7 D8 a series that someone else makes shorter', () => {
  it('stays where files belong to what would go that they do not see, or of others', async () => {
    const patient = await asPatient(testApp());
    const areas = ['calendar', 'files'] as const;
    const blind = await helperOf(testApp(), patient, { areas: ['calendar'] });
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas });
    const manager = await helperOf(testApp(), patient, { areas });
    const { ids } = await madeSeries(testApp(), helper, toCome);
    await attached(patient, ids[2] ?? '');
    for (const person of [blind, helper])
      expect(outcomeOf(await editSeries(person, ids[0] ?? '', twoWeeks))).toBe('403 forbidden');
    expect(daysOf(await eventsOf(patient))).toEqual(days);
    expect(outcomeOf(await editSeries(manager, ids[0] ?? '', twoWeeks))).toBe('200');
    expect(daysOf(await eventsOf(patient))).toEqual(days.slice(0, 2));
  });

  it('stays where what would go says something about symptoms that they do not see', async () => {
    const patient = await asPatient(testApp());
    const blind = await helperOf(testApp(), patient, { areas: ['calendar'] });
    const { ids } = await madeSeries(testApp(), patient, toCome);
    await editWith(testApp(), patient, ids[2] ?? '', { fields: { symptoms: '["Headache"]' } });
    expect(outcomeOf(await editSeries(blind, ids[0] ?? '', twoWeeks))).toBe('403 forbidden');
    expect(daysOf(await eventsOf(patient))).toEqual(days);
  });
});

describe('D10 a change of a series', () => {
  it('is told in the area of each of its events', async () => {
    const patient = await asPatient(testApp());
    const { ids } = await madeSeries(testApp(), patient);
    await editWith(testApp(), patient, ids[2] ?? '', { fields: { event_type: 'Important Data' } });
    const manager = await helperOf(testApp(), patient);
    await editSeries(manager, ids[0] ?? '', { scope: 'all', title: 'Group' });
    expect((await factsOf(testApp(), patient.patientId)).map(({ areas }) => areas)).toEqual([
      ['calendar', 'diary'],
    ]);
    const params = { id: ids[0] ?? '' };
    await manager.call(seriesEndpoints.remove, { params, query: { scope: 'all' } });
    expect((await factsOf(testApp(), patient.patientId)).at(-1)?.areas).toEqual([
      'calendar',
      'diary',
    ]);
  });
});

describe('D8 many changes of a series at once', () => {
  it('of one account are made one after the other: none waits in the database before the patient', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'helper', areas: ['calendar'] });
    const { ids } = await madeSeries(testApp(), helper);
    const { db } = testApp().deps;
    const [begin, running] = [db.transaction.bind(db), { now: 0, most: 0 }];
    const counted = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      return begin(work).finally(() => {
        running.now -= 1;
      });
    });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) =>
        editSeries(helper, ids[0] ?? '', { scope: 'all', title }),
      ),
    );
    counted.mockRestore();
    expect(answers.map(outcomeOf)).toEqual(['200', '200', '200', '200']);
    expect(running).toEqual({ now: 0, most: 1 });
  });

  it('is refused where it fits into no record', async () => {
    const patient = await asPatient(testApp());
    const repeat = { frequency: { kind: 'day', every: 1 }, ends: { kind: 'times', times: 700 } };
    const body = {
      ...anEvent,
      description: 'x'.repeat(10_000),
      outcome: 'x'.repeat(10_000),
      repeat,
    };
    const answer = await patient.call(timelinesEndpoints.create, {
      body: { ...body, preparation: 'x'.repeat(10_000) } as never,
    });
    expect(outcomeOf(answer)).toBe('413 too_large');
    expect(await eventsOf(patient)).toEqual([]);
  });
});

it('D9 a change that is sent again after its event was closed to its sender finds nothing', async () => {
  const patient = await asPatient(testApp());
  const manager = await helperOf(testApp(), patient, { areas: ['calendar'] });
  const { ids } = await madeSeries(testApp(), manager);
  const params = { id: ids[0] ?? '' };
  const send = () =>
    testApp().app.inject({
      method: seriesEndpoints.edit.method,
      url: fillPath(seriesEndpoints.edit.path, params),
      payload: { scope: 'all', title: 'Group' },
      headers: {
        authorization: `Bearer ${manager.access}`,
        'idempotency-key': '5b6f9a3e-6f0e-4c39-9d5d-0a2b8a3c7d11',
        ...manager.headers,
      },
    });
  expect(outcomeOf(await send())).toBe('200');
  expect(outcomeOf(await send())).toBe('200');
  await editWith(testApp(), patient, params.id, { fields: { event_type: 'Important Data' } });
  expect(outcomeOf(await send())).toBe('404 not_found');
});
