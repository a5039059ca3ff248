import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { TokensAndUser } from '@caretrail/contract/auth/schema';
import { hash } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { auditRowsOf } from '../../testing/audit-trail.ts';
import { anotherNetwork, callFrom, outcomeOf } from '../../testing/call-from.ts';
import { insertUser, type NewUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const password = 'correct horse battery';
const signIn = (body: object, network = anotherNetwork()) =>
  callFrom(testApp(), authEndpoints.login, { body, network });
const account = (wanted: Partial<NewUser> = {}) => insertUser(testApp(), { password, ...wanted });

describe('§7 sign-in with the right password', () => {
  it('returns access, refresh and user, and nothing else', async () => {
    const { email, id } = await account({ first_name: 'Ada', preboarding_completed: false });
    const answer = await signIn({ email, password });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<TokensAndUser>();
    expect(Object.keys(body).toSorted()).toEqual(['access', 'refresh', 'user']);
    expect(body.user).toMatchObject({
      id,
      user_type: 'patient',
      first_name: 'Ada',
      is_primary_email: true,
    });
    expect(body.user.preboarding_completed).toBe(false);
    expect(answer.body).not.toMatch(/password_hash|argon2/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('opens a session of level 1, which reaches none of the calls that need more', async () => {
    const { email } = await account();
    const { access } = (await signIn({ email, password })).json<TokensAndUser>();
    const beyond = allEndpoints.filter(
      ({ endpoint }) => !['public', 'aal1'].includes(endpoint.audience),
    );
    const { app } = testApp();
    for (const { name, endpoint } of beyond) {
      const url = endpoint.path.replaceAll(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');
      const answer = await app.inject({
        method: endpoint.method,
        url,
        headers: { authorization: `Bearer ${access}` },
      });
      // 404 or 405: a call that is not served yet.
      if (answer.statusCode !== 404 && answer.statusCode !== 405)
        expect([name, outcomeOf(answer)]).toEqual([name, '403 mfa_required']);
    }
  });

  it('accepts the address in any case and with spaces around it', async () => {
    const { email } = await account();
    expect(outcomeOf(await signIn({ email: `  ${email.toUpperCase()} `, password }))).toBe('200');
  });

  it('never trims the password, and accepts é however the keyboard writes it', async () => {
    const { email } = await account({ password: ' cafe\u0301 au lait, please ' });
    expect(outcomeOf(await signIn({ email, password: ' café au lait, please ' }))).toBe('200');
    expect(outcomeOf(await signIn({ email, password: 'café au lait, please' }))).toBe(
      '400 wrong_credentials',
    );
  });

  it('renews a hash that was made with weaker parameters', async () => {
    const { email, id } = await account();
    const { db } = testApp().deps;
    const weak = await hash(password, {
      algorithm: 2,
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    });
    await db.execute(`UPDATE users SET password_hash = $2 WHERE id = $1`, [id, weak]);
    expect(outcomeOf(await signIn({ email, password }))).toBe('200');
    const renewed = await db.one<{ password_hash: string }>(
      `SELECT password_hash FROM users WHERE id = $1`,
      [id],
    );
    expect(renewed.password_hash).toContain('m=19456,t=2,p=1');
    expect(outcomeOf(await signIn({ email, password }))).toBe('200');
  });
});

describe('§8 a failed sign-in', () => {
  const refusals: [string, Partial<NewUser> | null, string][] = [
    ['a wrong password', {}, 'not the password'],
    ['an unknown address', null, password],
    ['an inactive account without its password', { status: 'inactive' }, 'not the password'],
    ['an invited account', { status: 'pending' }, password],
    ['an account without a password', { password: null }, password],
  ];

  it.each(refusals)('returns the same text for %s', async (_, wanted, typed) => {
    const email = wanted ? (await account(wanted)).email : 'nobody@example.org';
    const answer = await signIn({ email, password: typed });
    const { request_id, ...body } = answer.json<Record<string, unknown>>();
    expect(answer.statusCode).toBe(400);
    expect(body).toEqual({
      code: 'wrong_credentials',
      detail: 'Incorrect email or password. Check both and try again.',
    });
    expect(request_id).toBeTruthy();
    expect(Object.keys(answer.headers)).not.toContain('retry-after');
  });

  it('tells a user with the right password that the account is switched off, and which address to contact', async () => {
    const { email } = await account({ status: 'inactive' });
    const answer = await signIn({ email, password });
    expect(outcomeOf(answer)).toBe('403 account_closed');
    expect(answer.json<{ detail: string }>().detail).toBe(
      'This account is deactivated. Contact the person who invited you.',
    );
    expect(answer.json()).not.toHaveProperty('access');
  });

  it('does the work of one hash for an unknown address as for a wrong password', async () => {
    const { email } = await account();
    const matches = vi.spyOn(testApp().deps.hashing, 'matches');
    const took = async (address: string): Promise<number> => {
      const start = performance.now();
      await signIn({ email: address, password: 'not the password' });
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 7; round += 1) {
      times.known.push(await took(email));
      times.unknown.push(await took(`nobody-${round}@example.org`));
    }
    expect(matches).toHaveBeenCalledTimes(14);
    matches.mockRestore();
    const median = (values: number[]): number => values.toSorted((a, b) => a - b)[3] ?? 0;
    // A loose bound, because tests run in parallel: without the work it would be a tenth.
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.4);
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2.5);
  });

  it('writes every attempt to the audit log, with the cause that the response hides', async () => {
    const { email, id } = await account({ status: 'inactive' });
    const network = '203.0.113.77';
    await signIn({ email, password: 'wrong' }, network);
    await signIn({ email, password }, network);
    const rows = await auditRowsOf(testApp(), id);
    expect(rows.map(({ action, outcome, reason }) => [action, outcome, reason])).toEqual([
      ['sign-in.password', 'refused', 'wrong password'],
      ['sign-in.password', 'refused', 'account is inactive'],
    ]);
    expect(rows[0]?.ip_prefix).toBe('203.0.113.0/24');
  });

  it('lets a new password win that was set while the old one was being compared', async () => {
    const { email, id } = await account();
    const { deps } = testApp();
    const matches = vi.spyOn(deps.hashing, 'matches').mockImplementationOnce(async () => {
      await deps.db.execute(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [id]);
      return true;
    });
    expect(outcomeOf(await signIn({ email, password }))).toBe('400 wrong_credentials');
    matches.mockRestore();
    expect(await deps.db.query(`SELECT 1 FROM sessions WHERE user_id = $1`, [id])).toEqual([]);
    expect((await auditRowsOf(testApp(), id)).map(({ outcome }) => outcome)).toEqual(['refused']);
  });

  it('renews no hash of an account that was deactivated in the meantime', async () => {
    const { email, id } = await account();
    const { deps } = testApp();
    const isOutdated = vi.spyOn(deps.hashing, 'isOutdated').mockReturnValueOnce(true);
    const hashing = vi.spyOn(deps.hashing, 'hash').mockImplementationOnce(async () => {
      await deps.db.execute(`UPDATE users SET status = 'inactive' WHERE id = $1`, [id]);
      return 'the renewed hash';
    });
    expect(outcomeOf(await signIn({ email, password }))).toBe('400 wrong_credentials');
    for (const spy of [isOutdated, hashing]) spy.mockRestore();
    const stored = await deps.db.one<{ password_hash: string }>(
      `SELECT password_hash FROM users WHERE id = $1`,
      [id],
    );
    expect(stored.password_hash).toContain('argon2id');
    expect(await deps.db.query(`SELECT 1 FROM sessions WHERE user_id = $1`, [id])).toEqual([]);
  });
});

describe('sign-in with invalid input', () => {
  const email = 'someone@example.org';
  const bodies: [string, object][] = [
    ['numbers', { email: 1, password: 2 }],
    ['arrays', { email: [email], password: [password] }],
    ['an object', { email: { $ne: null }, password: { $ne: null } }],
    ['nothing', {}],
    ['no password', { email }],
    ['an empty password', { email, password: '' }],
    ['an unknown key', { email, password, user_type: 'administrator' }],
    ['a NUL', { email, password: 'with \u0000 in it, long enough' }],
    ['half a character', { email, password: '\ud83d and more of it' }],
    ['an address with a line break', { email: 'a@b.example\nBcc: c@d.example', password }],
    ['two addresses', { email: 'a@b.example, c@d.example', password }],
    ['SQL', { email: "' OR 1=1 --", password }],
    ['600 characters', { email, password: 'x'.repeat(600) }],
  ];

  it.each(bodies)('refuses %s with a sentence for the field', async (_, body) => {
    const answer = await signIn(body);
    expect(outcomeOf(answer)).toBe('400 invalid_input');
    expect(Object.values(answer.json<{ fields: object }>().fields).join()).toMatch(/^[A-Z].*\.$/);
  });

  it('refuses a body of 10 MB before reading it as JSON', async () => {
    const answer = await signIn({ email, password: 'x'.repeat(10 * 1024 * 1024) });
    expect(outcomeOf(answer)).toBe('413 too_large');
  });

  it('treats SQL in a password as plain text', async () => {
    expect(outcomeOf(await signIn({ email, password: "'; DROP TABLE users; --" }))).toBe(
      '400 wrong_credentials',
    );
  });
});
