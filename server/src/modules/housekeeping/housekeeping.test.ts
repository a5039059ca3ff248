import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import { describe, expect, it } from 'vitest';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { changedEmail } from '../../testing/email-change.ts';
import { insertUser } from '../../testing/factories.ts';
import { asPatient } from '../../testing/people.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { purgeExpired } from './service.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const day = 24 * 3_600_000;

const countIn = async (table: string): Promise<number> =>
  (await testApp().deps.db.one<{ count: number }>(`SELECT count(*) FROM ${table}`)).count;
const tables = [
  'sessions',
  'email_codes',
  'password_grants',
  'email_changes',
  'throttle_counters',
  'used_captchas',
  'provider_sign_ins',
  'mail_outbox',
  'reminders_sent',
  'push_notices',
  'escalation_messages',
  'escalation_on_it',
];
const countAll = () => Promise.all(tables.map(countIn));

/** A row in every table that is cleaned. */
async function fill() {
  const { deps } = testApp();
  const now = deps.clock.now().toISOString();
  const waiting = await asPatient(testApp(), { aal: 1 });
  await waiting.call(authEndpoints.sendEmailCode);
  const { email } = await insertUser(testApp());
  await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
  await changedEmail(testApp(), await asPatient(testApp()), `moved-${email}`);
  await deps.db.execute(`INSERT INTO used_captchas VALUES ($1, $2)`, [Buffer.from(email), now]);
  await deps.db.execute(
    `INSERT INTO provider_sign_ins (state_mac, browser_mac, nonce, code_verifier, expires_at) VALUES ($1, $1, 'n', 'v', $2)`,
    [Buffer.from(email), now],
  );
  await deps.db.execute(
    `INSERT INTO reminders_sent (patient_id, key, channel, queued_at) VALUES ($1, $2, 'email', $3)`,
    [waiting.patientId, `event ${email}`, now],
  );
  await deps.db.execute(
    `INSERT INTO push_notices (patient_id, id, is_test, sealed, created_at, until, mail_at, is_mailed_unseen)
     VALUES ($1, $2, false, '', $3, $3, $3, true)`,
    [waiting.patientId, deps.ids.next(), now],
  );
  await deps.db.execute(
    `INSERT INTO escalation_messages (patient_id, id, token_hash, queued_at, expires_at) VALUES ($1, $2, $3, $4, $4)`,
    [waiting.patientId, deps.ids.next(), Buffer.from(email), now],
  );
  await deps.db.execute(
    `INSERT INTO escalation_on_it (patient_id, id, dose_key, helper_id, said_at, until) VALUES ($1, $2, 'dose x', $3, $4, $4)`,
    [waiting.patientId, deps.ids.next(), waiting.userId, now],
  );
  return waiting;
}

describe('housekeeping', () => {
  it('leaves everything that can still be used', async () => {
    const person = await asPatient(testApp());
    const withApp = await setUpApp(testApp(), person);
    await fill();
    const before = await countAll();
    expect(before).not.toContain(0);
    await testApp().deps.db.execute(
      `UPDATE used_captchas SET expires_at = expires_at + interval '1 minute'`,
    );
    await purgeExpired(testApp().deps);
    expect(await countAll()).toEqual(before);
    const answer = await callFrom(testApp(), profileEndpoints.read, { access: withApp.access });
    expect(outcomeOf(answer)).toBe('200');
  });

  it('removes sessions, codes, grants, mails and the rest once their time is over', async () => {
    await fill();
    testApp().clock.advance(60 * day);
    const gone = await purgeExpired(testApp().deps);
    expect(await countAll()).toEqual(tables.map(() => 0));
    expect(gone['sessions']).toBeGreaterThan(0);
    // Neither the account itself nor the log.
    expect(await countIn('users')).toBeGreaterThan(0);
    expect(await countIn('audit_log')).toBeGreaterThan(0);
    expect(await countIn('totp_factors')).toBe(1);
  });

  it('keeps an ended session for thirty days, to answer questions about it', async () => {
    const person = await asPatient(testApp());
    await person.call(authEndpoints.logout);
    const before = await countIn('sessions');
    testApp().clock.advance(29 * day);
    await purgeExpired(testApp().deps);
    expect(await countIn('sessions')).toBe(before);
    testApp().clock.advance(2 * day);
    await purgeExpired(testApp().deps);
    expect(await countIn('sessions')).toBe(0);
  });

  it('empties mails whose code has expired, also where no mail is sent', async () => {
    const { email } = await insertUser(testApp());
    await callFrom(testApp(), authEndpoints.forgotPassword, { body: { email } });
    const isEmptied = async (): Promise<unknown> =>
      testApp().deps.db.one(
        `SELECT text_body IS NULL AND html_body IS NULL AND given_up_at IS NOT NULL AS emptied
           FROM mail_outbox WHERE to_address = $1`,
        [email],
      );
    await purgeExpired(testApp().deps);
    expect(await isEmptied()).toEqual({ emptied: false });
    testApp().clock.advance(60 * 60_000);
    await purgeExpired(testApp().deps);
    expect(await isEmptied()).toEqual({ emptied: true });
  });

  it('keeps a counter whose wait runs', async () => {
    const network = anotherNetwork();
    const forgot = () =>
      callFrom(testApp(), authEndpoints.forgotPassword, {
        body: { email: 'nobody@example.org' },
        network,
      });
    await Promise.all(Array.from({ length: 10 }, forgot));
    testApp().clock.advance(59 * 60_000);
    await purgeExpired(testApp().deps);
    expect(outcomeOf(await forgot())).toBe('429 too_many');
  });

  it('removes an authenticator set-up that was never finished, not the app in use', async () => {
    const person = await asPatient(testApp());
    const withApp = await setUpApp(testApp(), person);
    await callFrom(testApp(), authEndpoints.enrolTotp, { access: withApp.access });
    testApp().clock.advance(2 * day);
    await purgeExpired(testApp().deps);
    const row = await testApp().deps.db.one(
      `SELECT secret_sealed IS NOT NULL AS in_use, pending_sealed FROM totp_factors WHERE user_id = $1`,
      [person.userId],
    );
    expect(row).toEqual({ in_use: true, pending_sealed: null });
  });

  it('removes more than fits into one statement, with two servers at work', async () => {
    const { db, clock } = testApp().deps;
    await db.execute(
      `INSERT INTO used_captchas SELECT decode(md5(n::text), 'hex'), $1::timestamptz - interval '1 day' FROM generate_series(1, 12000) n`,
      [clock.now().toISOString()],
    );
    await Promise.all([purgeExpired(testApp().deps), purgeExpired(testApp().deps)]);
    expect(await countIn('used_captchas')).toBe(0);
  });
});

it('logs a failed rule by its kind, and runs the others', async () => {
  const { deps, clock } = testApp();
  await fill();
  const later = { now: () => new Date(clock.now().getTime() + 400 * day) };
  const failing = {
    ...deps.db,
    execute: (text: string, params: readonly unknown[] = []) =>
      text.includes('password_grants')
        ? Promise.reject(new TypeError('someone@example.org'))
        : deps.db.execute(text, params),
  };
  const problems: unknown[] = [];
  const gone = await purgeExpired({
    db: failing,
    clock: later,
    onProblem: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([{ job: 'housekeeping: password grants', error: 'TypeError' }]);
  expect(Object.keys(gone)).not.toContain('password grants');
  expect([await countIn('sessions'), (await countIn('password_grants')) > 0]).toEqual([0, true]);
});
