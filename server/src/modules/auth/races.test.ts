import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { insertUser } from '../../testing/factories.ts';
import { appCode, mailedCode, setUpApp } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const {
  login,
  verifyTotp,
  refresh,
  logout,
  enrolTotp,
  forgotPassword,
  verifyResetCode,
  resetPassword,
} = authEndpoints;

async function grantFor(email: string): Promise<string> {
  await callFrom(testApp(), forgotPassword, { body: { email } });
  const body = { email, code: await mailedCode(testApp(), { email }) };
  return (await callFrom(testApp(), verifyResetCode, { body })).json<{ token: string }>().token;
}

/** A user sets a new password while an intruder who knows the old one and the factor signs in, in every way at once. */
async function resetUnderAttack(
  round: number,
): Promise<{ userId: string; answers: LightMyRequestResponse[] }> {
  const { email, id: userId } = await insertUser(testApp(), {
    password: goodPassword,
    is_primary_email: false,
  });
  const app = await setUpApp(testApp(), await signInWithPassword(testApp(), email));
  testApp().clock.advance(60_000);
  const token = await grantFor(email);
  const half = [
    await signInWithPassword(testApp(), email),
    await signInWithPassword(testApp(), email),
  ];
  const proofs = [await appCode(testApp(), app.secret), app.recovery_codes[0]];
  const signIns = Array.from(
    { length: 6 },
    () => () => callFrom(testApp(), login, { body: { email, password: goodPassword } }),
  );
  const calls: (() => Promise<LightMyRequestResponse>)[] = [
    ...signIns,
    ...half.map(
      ({ access }, i) =>
        () =>
          callFrom(testApp(), verifyTotp, { body: { code: proofs[i] }, access }),
    ),
    () => callFrom(testApp(), refresh, { body: { refresh: app.refresh } }),
    () => callFrom(testApp(), enrolTotp, { access: app.access }),
    () => callFrom(testApp(), forgotPassword, { body: { email } }),
    () => callFrom(testApp(), logout, { access: app.access }),
  ];
  // The reset comes a little earlier or later each round.
  calls.splice(round % calls.length, 0, () =>
    callFrom(testApp(), resetPassword, { body: { token, password: 'a tin of seven blue pears' } }),
  );
  return { userId, answers: await Promise.all(calls.map((call) => call())) };
}

describe('everything at once', () => {
  it('leaves the ten newest sessions of many sign-ins', async () => {
    const { email, id } = await insertUser(testApp(), { password: goodPassword });
    const body = { email, password: goodPassword };
    const answers = await Promise.all(
      Array.from({ length: 25 }, async (_, i) => {
        // Each from its own network: at one, no more than five may begin at once.
        const network = `203.0.113.${i + 1}`;
        return callFrom(testApp(), login, { body, network });
      }),
    );
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['200']));
    const { live, audited } = await testApp().deps.db.one<{ live: number; audited: number }>(
      `SELECT count(*) FILTER (WHERE revoked_at IS NULL) AS live,
              count(*) FILTER (WHERE id IN (SELECT session_id FROM audit_log)) AS audited
         FROM sessions WHERE user_id = $1`,
      [id],
    );
    expect({ live, audited }).toEqual({ live: 10, audited: 25 });
  });

  it('causes no 500, and no session outlives a new password', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { userId, answers } = await resetUnderAttack(round);
      expect(answers.map(outcomeOf).filter((outcome) => outcome.startsWith('5'))).toEqual([]);
      expect(answers.map(outcomeOf)).toContain('204');
      const live = `SELECT aal, amr FROM sessions WHERE user_id = $1 AND revoked_at IS NULL`;
      expect(await testApp().deps.db.query(live, [userId])).toEqual([]);
    }
  });
});
