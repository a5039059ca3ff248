import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Trail } from '@caretrail/contract/account/schema';
import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import type { Circle, LedgerEntry, LedgerVisit, Writers } from '@caretrail/contract/circle/schema';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { anEvent, madeEvent } from '../../testing/events.ts';
import { asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeDeletedAccounts } from '../account/service.ts';

const testApp = useTestApp();
const circleOf = async (patient: Person): Promise<Circle> =>
  (await patient.call(circleEndpoints.read)).json<Circle>();
const outcome = async (person: Person, endpoint: Endpoint, input: object = {}) =>
  outcomeOf(await person.call(endpoint, input));

describe('who looked', () => {
  it('is told in visits and exactly, page by page', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient, { areas: ['calendar', 'diary'] });
    await helper.call(locationsEndpoints.list);
    await madeEvent(testApp(), helper, { event_type: 'Appointment' });
    const { data } = (await patient.call(circleEndpoints.visits)).json<{ data: LedgerVisit[] }>();
    expect(data).toMatchObject([
      {
        helper_id: helper.userId,
        name: 'Anna Berg',
        looked_at: ['calendar'],
        wrote_in: ['calendar'],
        entries: 2,
      },
    ]);
    const exact = (await patient.call(circleEndpoints.ledger)).json<{ data: LedgerEntry[] }>();
    expect(exact.data).toMatchObject([
      { act: 'write', action: 'event.created', object_type: 'event' },
      { act: 'read', call: 'locations.list' },
    ]);
    const query = { limit: '1' } as never;
    const first = (await patient.call(circleEndpoints.ledger, { query })).json<{
      data: LedgerEntry[];
      next_cursor: string;
    }>();
    const next = { limit: '1', cursor: first.next_cursor } as never;
    const second = (await patient.call(circleEndpoints.ledger, { query: next })).json<object>();
    expect(second).toEqual({ data: exact.data.slice(1) });
    expect(await outcome(patient, circleEndpoints.ledger, { query: { cursor: 'x' } })).toBe(
      '404 not_found',
    );
  });

  it('is in the log of the account too, as a helper’s act', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await madeEvent(testApp(), helper);
    const { data } = (await patient.call(accountEndpoints.trail)).json<Trail>();
    expect(data[0]).toMatchObject({ by: 'helper', action: 'event.created' });
  });

  it('names the writers of what a reader sees', async () => {
    const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Quill' });
    const helper = await helperOf(testApp(), patient);
    const event = await madeEvent(testApp(), helper, { event_type: 'Important Data' });
    expect(event).toMatchObject({ created_by: helper.userId });
    const writersFor = async (person: Person) =>
      (await person.call(circleEndpoints.writers)).json<object>();
    const robin = { id: patient.userId, name: 'Robin Quill', is_patient: true };
    const anna = { id: helper.userId, name: 'Anna Berg', is_patient: false };
    expect(await writersFor(patient)).toEqual({
      data: [
        { ...robin, is_me: true },
        { ...anna, is_me: false },
      ],
    });
    const other = await helperOf(testApp(), patient, { areas: ['files'] });
    expect(await writersFor(other)).toEqual({ data: [{ ...robin, is_me: false }] });
  });

  it('is told with the address, where someone had the name of another person', async () => {
    const patient = await asPatient(testApp(), { first_name: 'Robin', last_name: 'Quill' });
    const anna = await helperOf(testApp(), patient);
    const ben = await helperOf(testApp(), patient, {
      account: { first_name: 'Ben', last_name: 'Ito' },
    });
    // Of the same name, in the record of another patient.
    await helperOf(testApp(), await asAnotherPatient(testApp()), {
      account: { first_name: 'Ben', last_name: 'Ito' },
    });
    const looksAs = async (first_name: string, last_name: string) => {
      await testApp().deps.db.execute(
        `UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1`,
        [ben.userId, first_name, last_name],
      );
      await ben.call(timelinesEndpoints.create, { body: anEvent });
    };
    const seen = async () => {
      const { data } = (await patient.call(circleEndpoints.ledger)).json<{ data: LedgerEntry[] }>();
      return data.map(({ name }) => name);
    };
    const writers = async () =>
      (await patient.call(circleEndpoints.writers))
        .json<Writers>()
        .data.flatMap(({ name, is_patient }) => (is_patient ? [] : [name]));
    await anna.call(timelinesEndpoints.list);
    await looksAs('Ben', 'Ito');
    expect([await seen(), await writers()]).toEqual([['Ben Ito', 'Anna Berg'], ['Ben Ito']]);
    await looksAs('ANNA', ' Berg');
    const asAnna = `ANNA  Berg (${ben.email})`;
    expect(await writers()).toEqual([asAnna]);
    // The one whose name it is too: who of them it was is never left open.
    expect(await seen()).toEqual([asAnna, `Ben Ito (${ben.email})`, `Anna Berg (${anna.email})`]);
    await looksAs('Anna\u200b', 'B\u0435rg');
    await looksAs('Anna', `Berg (${anna.email})`);
    expect((await seen()).slice(0, 2)).toEqual([
      `Anna Berg (${anna.email}) (${ben.email})`,
      `Anna\u200b B\u0435rg (${ben.email})`,
    ]);
    await looksAs('Robin', 'Quill');
    await looksAs('Ben', 'Ito');
    expect((await seen()).slice(0, 2)).toEqual(['Ben Ito', `Robin Quill (${ben.email})`]);
  });

  it('keeps what a helper did without a name after their account is deleted', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await helper.call(timelinesEndpoints.list);
    const { deps } = testApp();
    await deps.db.execute(
      `INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES ($1, $2, $2)`,
      [helper.userId, deps.clock.now().toISOString()],
    );
    await purgeDeletedAccounts(deps);
    expect((await patient.call(circleEndpoints.ledger)).json()).toMatchObject({
      data: [{ helper_id: null, name: 'A former helper', device: null, call: 'timelines.list' }],
    });
    expect((await circleOf(patient)).people).toEqual([]);
  });

  it('goes with the record when the patient’s account is deleted', async () => {
    const patient = await asPatient(testApp());
    const helper = await helperOf(testApp(), patient);
    await helper.call(timelinesEndpoints.list);
    const { deps } = testApp();
    await deps.db.execute(
      `INSERT INTO account_deletions (user_id, requested_at, due_at) VALUES ($1, $2, $2)`,
      [patient.userId, deps.clock.now().toISOString()],
    );
    await purgeDeletedAccounts(deps);
    for (const table of ['circle_grants', 'circle_ledger'])
      expect(
        await deps.db.query(`SELECT 1 FROM ${table} WHERE patient_id = $1`, [patient.patientId]),
      ).toEqual([]);
    expect(await outcome(helper.atHome, timelinesEndpoints.list)).toBe('200');
  });
});
