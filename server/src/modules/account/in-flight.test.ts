import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { OwnSession } from '@caretrail/contract/account/schema';
import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../db/client.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { asAdministrator, asPatient, callApi } from '../../testing/people.ts';
import { mailedCode, setUpApp } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });

type Writing = {
  [Name in keyof typeof accountEndpoints]: (typeof accountEndpoints)[Name] extends
    | { method: 'GET' }
    | { audience: 'public' }
    ? never
    : Name;
}[keyof typeof accountEndpoints];

/** The body of each call that writes. */
const bodies: Record<Writing, object | undefined | ((access: string) => Promise<object>)> = {
  rename: { first_name: 'Sam', last_name: 'Another' },
  endSession: undefined,
  endOtherSessions: undefined,
  changePassword: { current: goodPassword, password: 'a tin of seven blue pears' },
  askEmailChange: { email: 'on-its-way@example.org', password: goodPassword },
  confirmEmailChange: async (access) => {
    const email = 'nearly-there@example.org';
    const body = { email, password: goodPassword };
    await callApi(testApp(), accountEndpoints.askEmailChange, { body }, access);
    return { code: await mailedCode(testApp(), { email }) };
  },
  renewRecoveryCodes: undefined,
  useEmailCode: undefined,
  requestDeletion: { password: goodPassword },
  keep: undefined,
};

/** A user with a password and an app, signed in on two devices. */
async function userWithApp(endpoint: Endpoint) {
  const as = endpoint.audience === 'administrator' ? asAdministrator : asPatient;
  const person = await as(testApp(), { password: goodPassword });
  const { access } = await setUpApp(testApp(), person);
  await openSessionFor(testApp(), person.userId);
  const listed = await callApi(testApp(), accountEndpoints.sessions, {}, access);
  const { data } = listed.json<{ data: OwnSession[] }>();
  return { userId: person.userId, access, other: data.find(({ is_this }) => !is_this)?.id ?? '' };
}

/** Everything that these calls could change. */
const stateOf = (db: Queryable, userId: string) =>
  db.query(
    `SELECT u.*, s.revoked_at, t.*, c.code_hash, d.due_at FROM users u
       LEFT JOIN sessions s ON s.user_id = u.id
       LEFT JOIN totp_factors t ON t.user_id = u.id
       LEFT JOIN recovery_codes c ON c.user_id = u.id
       LEFT JOIN account_deletions d ON d.user_id = u.id
      WHERE u.id = $1 ORDER BY s.id, c.code_index`,
    [userId],
  );

const isHeldUp = async (): Promise<void> => {
  const [held] = await testApp().deps.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(held?.count).toBe(1);
};

describe('a call that is on its way when its session ends', () => {
  it.each(Object.entries(bodies))('%s is refused, and changes nothing', async (name, given) => {
    const endpoint: Endpoint = accountEndpoints[name as Writing];
    const { userId, access, other } = await userWithApp(endpoint);
    const { db } = testApp().deps;
    const body = typeof given === 'function' ? await given(access) : given;
    const input = { params: { id: other }, ...(body && { body }) };
    const { answer, before } = await db.transaction(async (tx) => {
      await tx.query(`SELECT 1 FROM users WHERE id = $1 FOR UPDATE`, [userId]);
      const onItsWay = callApi(testApp(), endpoint, input, access);
      await vi.waitFor(isHeldUp, { timeout: 120_000, interval: 10 });
      await tx.query(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND id <> $2`, [
        userId,
        other,
      ]);
      // In an object: otherwise the transaction would wait for it.
      return { answer: { onItsWay }, before: await stateOf(tx, userId) };
    });
    expect(outcomeOf(await answer.onItsWay)).toBe('401 invalid_token');
    expect(await stateOf(db, userId)).toEqual(before);
  });
});
