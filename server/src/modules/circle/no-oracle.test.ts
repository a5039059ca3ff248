import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import { searchEndpoints } from '@caretrail/contract/search/endpoints';
import type { SearchAnswer } from '@caretrail/contract/search/schema';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { factsOf, helperOf } from '../../testing/circle.ts';
import { madeEvent } from '../../testing/events.ts';
import { aLetter, uploaded } from '../../testing/library.ts';
import { asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();

describe('D7 the tag of a kept list', () => {
  it('says nothing of writes in areas that are closed', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'viewer', areas: ['calendar'] });
    const read = (known = '') =>
      testApp().app.inject({
        method: 'GET',
        url: timelinesEndpoints.list.path,
        headers: {
          authorization: `Bearer ${helper.access}`,
          ...helper.headers,
          'if-none-match': known,
        },
      });
    await madeEvent(testApp(), patient);
    const tag = String((await read()).headers['etag']);
    await madeEvent(testApp(), patient, { event_type: 'Important Data' });
    const again = await read(tag);
    expect([again.statusCode, again.headers['etag']]).toEqual([304, tag]);
    await madeEvent(testApp(), patient);
    expect((await read(tag)).statusCode).toBe(200);
    expect(await factsOf(testApp(), patient.patientId)).toHaveLength(3);
  });
});

describe('D7 a search', () => {
  it('finds an event by what is seen of it, and says nothing about symptoms by what it does not find', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'viewer', areas: ['calendar'] });
    const said = { description: 'Bring a pillow', tags: ['ward'], outcome: 'Rest' };
    await madeEvent(testApp(), patient, { ...said, symptoms: ['Headache'] });
    const found = async (q: string) => {
      const list = await helper.call(timelinesEndpoints.list, { query: { q } as never });
      const answer = await helper.call(searchEndpoints.find, { body: { q } });
      return [
        list.json<{ data: unknown[] }>().data.length,
        answer.json<SearchAnswer>().events.is_similar
          ? 0
          : answer.json<SearchAnswer>().events.total,
      ];
    };
    for (const word of ['pillow', 'ward', 'rest']) expect(await found(word)).toEqual([1, 1]);
    expect(await found('headache')).toEqual([0, 0]);
  });

  it('orders files by nothing that is closed', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { role: 'viewer', areas: ['files'] });
    const on = async (start: string, title: string) => {
      const { id } = await madeEvent(testApp(), patient, { start, event_type: 'Important Data' });
      await uploaded(testApp(), patient, aLetter(title), { event_id: id });
    };
    await on('2026-05-01T10:00', 'later day');
    await on('2026-01-01T10:00', 'earlier day');
    const { files } = (
      await helper.call(searchEndpoints.find, { body: { q: 'letter' } })
    ).json<SearchAnswer>();
    // The one that was uploaded last.
    const listed = (await helper.call(filesEndpoints.list)).json<{ data: { id: string }[] }>().data;
    expect(files.hits.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  });
});

describe('D8 a file in the bin', () => {
  it('is deleted permanently by the patient alone', async () => {
    const patient = await asPatient(testApp());
    const manager = await helperOf(testApp(), patient);
    const params = { id: (await uploaded(testApp(), patient)).id };
    await manager.call(filesEndpoints.remove, { params });
    expect(outcomeOf(await manager.call(filesEndpoints.purge, { params }))).toBe('403 forbidden');
    expect(outcomeOf(await patient.call(filesEndpoints.purge, { params }))).toBe('204');
  });
});
