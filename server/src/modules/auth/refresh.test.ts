import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asPatient, callApi } from '../../testing/people.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
type Pair = { access: string; refresh: string };

const refresh = (token: string, isUnknownClient = false) =>
  callFrom(testApp(), authEndpoints.refresh, { body: { refresh: token }, isUnknownClient });
const pairOf = async (token: string): Promise<Pair> => (await refresh(token)).json<Pair>();
const read = async (access: string): Promise<string> =>
  outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access));

describe('§7 refresh', () => {
  it('returns a new access token that works, and the next refresh token', async () => {
    const person = await asPatient(testApp());
    testApp().clock.advance(5 * 60_000);
    expect(await read(person.access)).toBe('401 invalid_token');
    const answer = await refresh(person.refresh);
    expect(Object.keys(answer.json<object>())).toEqual(['access', 'refresh']);
    const next = answer.json<Pair>();
    expect(next.refresh).not.toBe(person.refresh);
    expect(await read(next.access)).toBe('200');
    expect((await pairOf(next.refresh)).refresh).not.toBe(next.refresh);
  });

  it('returns the same pair to a hundred concurrent requests, and advances by one', async () => {
    const person = await asPatient(testApp());
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(person.refresh)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { generation } = await testApp().deps.db.one<{ generation: number }>(
      `SELECT generation FROM sessions WHERE user_id = $1`,
      [person.userId],
    );
    expect(generation).toBe(1);
  });

  it('returns the same pair again for 30 seconds, because the first response may have been lost', async () => {
    const person = await asPatient(testApp());
    const first = await pairOf(person.refresh);
    testApp().clock.advance(29_000);
    const again = await pairOf(person.refresh);
    expect(again.refresh).toBe(first.refresh);
    expect(await read(again.access)).toBe('200');
  });

  it('treats a token that comes back later as a copy: the whole session ends, and the user gets a mail', async () => {
    const person = await asPatient(testApp());
    const next = await pairOf(person.refresh);
    testApp().clock.advance(30_000);
    expect(outcomeOf(await refresh(person.refresh))).toBe('401 invalid_token');
    expect(outcomeOf(await refresh(next.refresh))).toBe('401 invalid_token');
    expect(await read(next.access)).toBe('401 invalid_token');
    await Promise.all(Array.from({ length: 5 }, () => refresh(person.refresh)));
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'session.refresh-reused refused',
    ]);
    expect(await mailsTo(testApp(), person.email)).toHaveLength(1);
  });

  it('treats one two generations old as a copy even within the 30 seconds', async () => {
    const person = await asPatient(testApp());
    const second = await pairOf(person.refresh);
    const third = await pairOf(second.refresh);
    expect(outcomeOf(await refresh(person.refresh))).toBe('401 invalid_token');
    expect(outcomeOf(await refresh(third.refresh))).toBe('401 invalid_token');
  });

  it('refuses a token that is not ours, and the session lives on', async () => {
    const [person, another] = [await asPatient(testApp()), await asPatient(testApp())];
    const [sid = '', generation = '', mac = ''] = person.refresh.split('.');
    const [foreignSid = ''] = another.refresh.split('.');
    const forged = [
      'garbage',
      'a.b.c',
      '..',
      `${sid}.${generation}`,
      `${sid}.${Number(generation) + 1}.${mac}`,
      `${foreignSid}.${generation}.${mac}`,
      `${sid}.${generation}.${mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${sid}.${generation}.${'A'.repeat(43)}`,
      `00000000-0000-0000-0000-000000000000.0.${mac}`,
      `${sid}.-1.${mac}`,
      `${sid}.99999999999999999999.${mac}`,
      `' OR 1=1 --.0.${mac}`,
      person.access,
      'x'.repeat(512),
    ];
    for (const token of forged)
      expect([token, outcomeOf(await refresh(token))]).toEqual([token, '401 invalid_token']);
    for (const body of [
      {},
      { refresh: '' },
      { refresh: 1 },
      { refresh: null },
      { refresh: 'x'.repeat(513) },
    ]) {
      expect(outcomeOf(await callFrom(testApp(), authEndpoints.refresh, { body }))).toBe(
        '400 invalid_input',
      );
    }
    expect(outcomeOf(await refresh(person.refresh))).toBe('200');
  });

  it('accepts no access token, nor the other way round', async () => {
    const person = await asPatient(testApp());
    expect(await read(person.refresh)).toBe('401 invalid_token');
    expect(outcomeOf(await refresh(person.access))).toBe('401 invalid_token');
  });

  it('keeps the token of a client that does not announce itself, because it could not store another', async () => {
    const { email } = await insertUser(testApp(), { password: goodPassword });
    const first = await signInWithPassword(testApp(), email, { isUnknownClient: true });
    for (let i = 0; i < 3; i += 1) {
      const { refresh: same } = (await refresh(first.refresh, true)).json<Pair>();
      expect(same).toBe(first.refresh);
      testApp().clock.advance(60_000);
    }
    // Announcing itself later does not change how the session was opened.
    expect((await refresh(first.refresh)).json<Pair>().refresh).toBe(first.refresh);
    const rotating = await signInWithPassword(testApp(), email);
    expect((await refresh(rotating.refresh, true)).json<Pair>().refresh).not.toBe(rotating.refresh);
  });

  it('does not raise a session of level 1', async () => {
    const person = await asPatient(testApp(), { aal: 1 });
    expect(await read((await pairOf(person.refresh)).access)).toBe('403 mfa_required');
  });
});
