import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { OwnSession } from '@caretrail/contract/account/schema';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asAnotherPatient, asPatient, callApi, type Person } from '../../testing/people.ts';
import { mailedCode } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { sessions, endSession, endOtherSessions, read } = accountEndpoints;

const listOf = async (access: string): Promise<OwnSession[]> =>
  (await callApi(testApp(), sessions, {}, access)).json<{ data: OwnSession[] }>().data;
const again = async ({ userId }: Person) => (await openSessionFor(testApp(), userId)).access;
const isLive = async (access: string): Promise<boolean> =>
  (await callApi(testApp(), read, {}, access)).statusCode === 200;
const end = (access: string, id: string) =>
  callApi(testApp(), endSession, { params: { id } }, access);

describe('§4.1 the list of sessions', () => {
  it('lists the user’s own devices, never another patient’s, and ends none of theirs', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    const [mine] = await listOf(person.access);
    const [theirs] = await listOf(another.access);
    expect(await listOf(person.access)).toHaveLength(1);
    expect(mine?.is_this).toBe(true);
    expect(outcomeOf(await end(person.access, theirs?.id ?? ''))).toBe('404 not_found');
    expect(outcomeOf(await end(person.access, 'no-id'))).toBe('404 not_found');
    await callApi(testApp(), endOtherSessions, {}, person.access);
    expect(await isLive(another.access)).toBe(true);
  });

  it('names the device, and never stores what the browser sent', async () => {
    const { app, deps } = testApp();
    const account = await asPatient(testApp(), { aal: 1, password: goodPassword });
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const headers = (access?: string) => ({
      'x-client': 'web',
      'user-agent': agent,
      ...(access && { authorization: `Bearer ${access}` }),
    });
    const { email } = account;
    const post = (url: string, payload: object, access?: string) =>
      app.inject({ method: 'POST', url, payload, headers: headers(access) });
    const first = await post(authEndpoints.login.path, { email, password: goodPassword });
    const { access } = first.json<{ access: string }>();
    await post(authEndpoints.sendEmailCode.path, {}, access);
    const code = await mailedCode(testApp(), account);
    const second = await post(authEndpoints.verifyEmailCode.path, { code }, access);
    const listed = await listOf(second.json<{ access: string }>().access);
    expect(listed).toMatchObject([{ device: 'Firefox on Windows', is_this: true }]);
    const rows = await deps.db.query(`SELECT to_jsonb(s) AS row FROM sessions s`);
    expect(JSON.stringify(rows)).not.toContain('Gecko');
  });

  it('has this session first and the others as they were last used; level 1 is not listed', async () => {
    const person = await asPatient(testApp());
    testApp().clock.advance(60_000);
    const later = await again(person);
    testApp().clock.advance(60_000);
    await openSessionFor(testApp(), person.userId, 1);
    const listed = await listOf(person.access);
    expect(listed.map(({ is_this }) => is_this)).toEqual([true, false]);
    expect((await listOf(later)).map(({ is_this }) => is_this)).toEqual([true, false]);
    const [first, second] = listed;
    expect(Date.parse(second?.last_seen_at ?? '')).toBeGreaterThan(
      Date.parse(first?.last_seen_at ?? ''),
    );
  });

  it('ends one session at once, which cannot be ended again', async () => {
    const person = await asPatient(testApp());
    const other = await again(person);
    const [, { id } = { id: '' }] = await listOf(person.access);
    expect((await end(person.access, id)).statusCode).toBe(204);
    expect([await isLive(other), await isLive(person.access)]).toEqual([false, true]);
    expect(outcomeOf(await end(person.access, id))).toBe('404 not_found');
    expect(await auditTrailOf(testApp(), person.userId)).toEqual(['session.ended done']);
  });

  it('ends all others and keeps this one', async () => {
    const person = await asPatient(testApp());
    const others = [await again(person), await again(person)];
    await callApi(testApp(), endOtherSessions, {}, person.access);
    expect(await Promise.all([person.access, ...others].map(isLive))).toEqual([true, false, false]);
  });
});
