import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { accessClaims } from '@caretrail/contract/auth/session-life';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { appCode, setUpApp } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const minute = 60_000;
const hour = 60 * minute;

const refresh = (token: string) =>
  callFrom(testApp(), authEndpoints.refresh, { body: { refresh: token } });
const read = async (access: string): Promise<string> =>
  outcomeOf(await callApi(testApp(), profileEndpoints.read, {}, access));

/** Refreshes in steps until the session ends; returns after how long. */
async function lifeOf(
  { refresh: first }: Pick<Person, 'refresh'>,
  stepMs: number,
): Promise<number> {
  let token = first;
  for (let life = stepMs; ; life += stepMs) {
    testApp().clock.advance(stepMs);
    const answer = await refresh(token);
    if (answer.statusCode !== 200) return life;
    token = answer.json<{ refresh: string }>().refresh;
  }
}

describe('a session ends', () => {
  it.each([
    ['a patient', asPatient, 60 * minute, 24 * hour],
    ['an administrator', asAdministrator, 15 * minute, 12 * hour],
  ])(
    'of %s when it is idle, and at its latest end in any case',
    async (_, as, idleMs, absoluteMs) => {
      const idle = await as(testApp());
      const busy = await as(testApp());
      testApp().clock.advance(idleMs - 1);
      expect(outcomeOf(await refresh(idle.refresh))).toBe('200');
      const forgotten = await as(testApp());
      testApp().clock.advance(idleMs);
      expect(outcomeOf(await refresh(forgotten.refresh))).toBe('401 invalid_token');
      expect(outcomeOf(await refresh(busy.refresh))).toBe('401 invalid_token');
      expect(await lifeOf(await as(testApp()), idleMs / 2)).toBe(absoluteMs);
    },
  );

  it('of level 1 after a quarter of an hour, refreshed or not', async () => {
    expect(await lifeOf(await asPatient(testApp(), { aal: 1 }), 5 * minute)).toBe(15 * minute);
  });

  it('after twelve hours for a client that cannot rotate', async () => {
    const { email } = await insertUser(testApp(), {
      password: goodPassword,
      is_primary_email: false,
    });
    const first = await signInWithPassword(testApp(), email, { isUnknownClient: true });
    const call = { access: first.access, isUnknownClient: true };
    const begun = await callFrom(testApp(), authEndpoints.enrolTotp, call);
    const body = { code: await appCode(testApp(), begun.json<{ secret: string }>().secret) };
    const passed = await callFrom(testApp(), authEndpoints.confirmTotp, { ...call, body });
    expect(await lifeOf(passed.json<TokensAndUser>(), 30 * minute)).toBe(12 * hour);
  });

  it('at once with a logout, for its access token as for its refresh token', async () => {
    const person = await asPatient(testApp());
    const answer = await person.call(authEndpoints.logout);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(await read(person.access)).toBe('401 invalid_token');
    expect(outcomeOf(await refresh(person.refresh))).toBe('401 invalid_token');
    expect(outcomeOf(await person.call(authEndpoints.logout))).toBe('401 invalid_token');
    expect(await auditTrailOf(testApp(), person.userId)).toEqual(['session.logout done']);
  });

  it('at once when the account is deactivated', async () => {
    const person = await asPatient(testApp());
    await testApp().deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [
      person.userId,
    ]);
    expect(await read(person.access)).toBe('401 invalid_token');
    expect(outcomeOf(await refresh(person.refresh))).toBe('401 invalid_token');
  });

  it('when ten newer ones were opened; those of level 1 do not end one of level 2', async () => {
    const { email, id } = await insertUser(testApp(), {
      password: goodPassword,
      is_primary_email: false,
    });
    const passed = await setUpApp(testApp(), await signInWithPassword(testApp(), email));
    const sessions: { access: string }[] = [];
    for (let i = 0; i < 11; i += 1) sessions.push(await signInWithPassword(testApp(), email));
    const live = await testApp().deps.db.query(
      `SELECT 1 FROM sessions WHERE user_id = $1 AND aal = 1 AND revoked_at IS NULL`,
      [id],
    );
    expect(live).toHaveLength(10);
    expect(await read(sessions[0]?.access ?? '')).toBe('401 invalid_token');
    expect(await read(sessions[1]?.access ?? '')).toBe('403 mfa_required');
    expect(await read(passed.access)).toBe('200');
  });
});

describe('a change of role', () => {
  it('acts on the next call', async () => {
    const administrator = await asAdministrator(testApp());
    expect(outcomeOf(await administrator.call(usersEndpoints.list))).toBe('200');
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'patient' WHERE id = $1`, [
      administrator.userId,
    ]);
    expect(outcomeOf(await administrator.call(usersEndpoints.list))).toBe('403 forbidden');
  });
});

describe('an access token', () => {
  const claims = (person: Person) => ({
    sid: person.refresh.split('.')[0],
    aal: 2,
    amr: ['pwd', 'otp'],
  });
  const made = (person: Person) =>
    new SignJWT(claims(person))
      .setSubject(person.userId)
      .setIssuer('http://localhost:4000')
      .setAudience('caretrail')
      .setIssuedAt()
      .setExpirationTime(testApp().clock.now().getTime() / 1000 + 300);

  it('holds neither role nor personal data', async () => {
    const { access } = await asPatient(testApp());
    const payload = JSON.parse(
      Buffer.from(access.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(Object.keys(payload).toSorted()).toEqual([
      'aal',
      'amr',
      'aud',
      'auth_time',
      'exp',
      'iat',
      'iss',
      'sid',
      'sub',
    ]);
  });

  it('says when its session was opened, also after a refresh', async () => {
    const person = await asPatient(testApp());
    const opened = Math.floor(testApp().clock.now().getTime() / 1000);
    testApp().clock.advance(20 * minute);
    const { access } = (await refresh(person.refresh)).json<{ access: string }>();
    expect(accessClaims.parse(decodeJwt(access))).toEqual({
      sid: person.refresh.split('.')[0],
      aal: 2,
      iat: opened + 20 * 60,
      auth_time: opened,
    });
  });

  it('is refused when it is unsigned, signed with another key or made for another purpose', async () => {
    const person = await asPatient(testApp());
    const key = testApp().deps.keys.of('access-token');
    const header = { alg: 'HS256', typ: 'at+jwt' };
    const [head, , signature] = person.access.split('.');
    const raised = Buffer.from(JSON.stringify({ ...claims(person), exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const forged = [
      new UnsecuredJWT(claims(person)).encode(),
      await made(person)
        .setProtectedHeader(header)
        .sign(new TextEncoder().encode('a secret of another server, long enough')),
      await made(person).setProtectedHeader(header).sign(testApp().deps.keys.of('captcha')),
      await made(person).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
      await made(person)
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
        .sign(Buffer.concat([key.export(), key.export()])),
      await made(person).setAudience('another').setProtectedHeader(header).sign(key),
      await made(person)
        .setIssuer('https://elsewhere.example')
        .setProtectedHeader(header)
        .sign(key),
      `${head}.${raised}.${signature}`,
      `${person.access}x`,
    ];
    for (const token of forged) expect(await read(token)).toBe('401 invalid_token');
    expect(await read(await made(person).setProtectedHeader(header).sign(key))).toBe('200');
  });

  it('opens no more than its session, whatever it claims', async () => {
    const person = await asPatient(testApp(), { aal: 1 });
    const key = testApp().deps.keys.of('access-token');
    const token = await made(person).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
    expect(await read(token)).toBe('403 mfa_required');
  });
});
