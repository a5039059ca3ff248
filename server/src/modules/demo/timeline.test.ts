import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { FileLink } from '@caretrail/contract/files/schema';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { eventList, timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { eventTypes } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { callApi } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoAccounts } from './accounts.ts';
import { seedDemo } from './service.ts';
import { todayAt } from './today.ts';

const testApp = useTestApp({ hashing: cheapHashing });

describe('§1 the demo', () => {
  it('has a year of events of every type, past and to come, with files that open', async () => {
    const { deps, app } = testApp();
    const seed = () => seedDemo({ ...deps, say: () => {} });
    // Of servers that start together one fills the database, and the other finds it filled.
    await Promise.all([seed(), seed()]);
    const sql = `SELECT id FROM users WHERE email = $1`;
    const { id } = await deps.db.one<{ id: string }>(sql, [demoAccounts[0].email]);
    const { access } = await openSessionFor(testApp(), id);
    const answer = await callApi(testApp(), timelinesEndpoints.list, {}, access);
    const { data } = eventList.parse(answer.json());

    expect(new Set(data.map(({ event_type }) => event_type))).toEqual(new Set(eventTypes));
    const today = todayAt(deps.clock.now());
    const days = data.map(({ start }) => start.slice(0, 10));
    expect([days.some((day) => day > today), days.includes(today)]).toEqual([true, true]);
    expect(Date.parse(today) - Date.parse(days.at(-1) ?? '')).toBeGreaterThan(340 * 86_400_000);

    const files = data.flatMap((event) => event.files);
    expect(new Set(files.map(({ type }) => type))).toEqual(
      new Set(['application/pdf', 'image/png', 'text/plain']),
    );
    for (const file of files) {
      const link = await callApi(
        testApp(),
        filesEndpoints.link,
        { params: { id: file.id } },
        access,
      );
      const { rawPayload } = await app.inject({ url: link.json<FileLink>().url });
      expect(rawPayload.length).toBe(file.size);
    }

    const places = await callApi(testApp(), locationsEndpoints.list, {}, access);
    const visits = places
      .json<{ data: CareLocation[] }>()
      .data.map(({ name, next_visit }) => [name, next_visit?.title]);
    expect(Object.fromEntries(visits)).toMatchObject({
      'Neuro-oncology clinic': 'Neuro-oncology: result of the scan',
      Radiology: 'Follow-up MRI 3',
      Laboratory: 'Blood test before the scan',
      'Eye clinic': 'Eye clinic',
      Pharmacy: undefined,
    });
  });
});
