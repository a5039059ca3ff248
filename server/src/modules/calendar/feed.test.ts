import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Trail } from '@caretrail/contract/account/schema';
import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import { calendarModes, type CalendarOverview } from '@caretrail/contract/calendar/schema';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { describe, expect, it } from 'vitest';
import { calendarOf, openCalendar } from '../../testing/calendar.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { create, edit, read, remove } = calendarEndpoints;
const feedOf = async (person: Person) => (await person.call(read)).json<CalendarOverview>().feed;
const statusOf = async (url: string) => (await openCalendar(testApp(), url)).statusCode;

describe('§6 a calendar address', () => {
  it('is shown once; its token is stored nowhere and in no log', async () => {
    const patient = await asPatient(testApp());
    expect(await feedOf(patient)).toBeNull();
    const url = await calendarOf(testApp(), patient);
    expect(url).toMatch(/^\/api\/calendar\/[\w-]{22}\.ics$/);
    expect(await statusOf(url)).toBe(200);
    const token = url.slice(-26, -4);
    const tables = await testApp().deps.db.query<{ name: string }>(
      `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await testApp().deps.db.query(
        `SELECT 1 FROM ${name} t WHERE to_jsonb(t)::text LIKE '%' || $1 || '%'`,
        [token],
      );
      expect([name, rows]).toEqual([name, []]);
    }
    expect(testApp().logLines.filter((line) => line.includes(token))).toEqual([]);
    expect((await patient.call(read)).body).not.toContain(token);
  });

  it('tells when it was last read, and in the log that it was read at all', async () => {
    const patient = await asPatient(testApp());
    const url = await calendarOf(testApp(), patient);
    expect(await feedOf(patient)).toMatchObject({ mode: 'full', last_read_at: null });
    await openCalendar(testApp(), url, {}, 'HEAD');
    expect((await feedOf(patient))?.last_read_at).toBeNull();
    await openCalendar(testApp(), url);
    testApp().clock.advance(90_000);
    await openCalendar(testApp(), url);
    const now = testApp().clock.now().getTime();
    expect(Date.parse((await feedOf(patient))?.last_read_at ?? '')).toBe(now);
    const { data } = (await patient.call(accountEndpoints.trail)).json<Trail>();
    expect(data.map(({ action }) => action)).toEqual([
      'calendar-feed.read',
      'calendar-feed.created',
    ]);
  });

  it('ends at once with another one and when it is turned off, like one that never was', async () => {
    const patient = await asPatient(testApp());
    const first = await calendarOf(testApp(), patient);
    const second = await calendarOf(testApp(), patient);
    const bodyOf = async (url: string): Promise<unknown> => {
      const { statusCode, json } = await openCalendar(testApp(), url);
      return [statusCode, { ...json<object>(), request_id: '' }];
    };
    const unknown = await bodyOf(`/api/calendar/${'x'.repeat(22)}.ics`);
    expect(unknown).toMatchObject([404, { code: 'not_found' }]);
    expect(await bodyOf(first)).toEqual(unknown);
    expect(await statusOf(second)).toBe(200);
    expect((await patient.call(remove)).json()).toEqual({ feed: null });
    expect((await patient.call(remove)).json()).toEqual({ feed: null });
    expect(await bodyOf(second)).toEqual(unknown);
    expect(await bodyOf(second.replace('.ics', ''))).toEqual(unknown);
    expect(outcomeOf(await patient.call(edit, { body: { mode: 'full' } }))).toBe('404 not_found');
  });

  it('asks for a fresh second step before more leaves the record, and not before less does', async () => {
    const patient = await asPatient(testApp());
    await calendarOf(testApp(), patient, 'full');
    await makeStale(testApp(), patient.userId);
    const outcomes: Record<string, string> = {};
    for (const mode of calendarModes.toReversed())
      outcomes[mode] = outcomeOf(await patient.call(edit, { body: { mode } }));
    const stale = '403 reauth_required';
    expect(outcomes).toEqual({ preparation: stale, full: '200', discreet: '200' });
    expect(outcomeOf(await patient.call(edit, { body: { mode: 'full' } }))).toBe(stale);
    expect(outcomeOf(await patient.call(create, { body: { mode: 'discreet' } }))).toBe(stale);
    expect(await feedOf(patient)).toMatchObject({ mode: 'discreet' });
    expect(outcomeOf(await patient.call(remove))).toBe('200');
  });

  it('ends with the account: when it is to be deleted, and when it is deactivated', async () => {
    const leaving = await asPatient(testApp(), { password: goodPassword });
    const closed = await asPatient(testApp());
    const [one, other] = [
      await calendarOf(testApp(), leaving),
      await calendarOf(testApp(), closed),
    ];
    const body = { password: goodPassword };
    expect(outcomeOf(await leaving.call(accountEndpoints.requestDeletion, { body }))).toBe('200');
    expect(outcomeOf(await leaving.call(accountEndpoints.keep))).toBe('200');
    const administrator = await asAdministrator(testApp());
    const params = { id: closed.userId };
    for (const action of ['deactivate', 'activate'] as const) {
      const act = { action, reason: 'Asked for it' };
      const answer = await administrator.call(usersEndpoints.edit, { params, body: act });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    expect([await statusOf(one), await statusOf(other)]).toEqual([404, 404]);
  });
});
