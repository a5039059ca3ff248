import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { limits } from '@caretrail/contract/limits';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserDetail, UserInvite, UserListItem } from '@caretrail/contract/users/schema';
import { describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../db/client.ts';
import { actOn, someReason } from '../../testing/act-on.ts';
import { atOnce } from '../../testing/at-once.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { changedEmail } from '../../testing/email-change.ts';
import { insertUser } from '../../testing/factories.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { linkIn, mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { goodPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { inviteUser } from './invite.ts';

const testApp = useTestApp({ hashing: cheapHashing });

const newcomer = (): UserInvite => ({
  email: `new-${testApp().deps.ids.next()}@example.org`,
  user_type: 'patient',
  first_name: 'Ada',
  last_name: 'Lovelace',
  reason: someReason,
});
const inviting = (by: Person, body: UserInvite) => by.call(usersEndpoints.invite, { body });

async function codeMailedTo(email: string): Promise<string> {
  const [newest] = await mailsTo(testApp(), email);
  const link = newest ? linkIn(newest) : '';
  return new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
}

const exchange = (email: string, code: string) =>
  callFrom(testApp(), authEndpoints.verifyResetCode, { body: { email, code } });

async function accept(email: string, code: string): Promise<string> {
  const verified = await exchange(email, code);
  if (verified.statusCode >= 400) return outcomeOf(verified);
  const body = { token: verified.json<{ token: string }>().token, password: goodPassword };
  return outcomeOf(await callFrom(testApp(), authEndpoints.resetPassword, { body }));
}

describe('POST /api/user/invite/', () => {
  it.each([
    ['deactivated', `UPDATE users SET status = 'inactive' WHERE id = $1`],
    ['demoted', `UPDATE users SET user_type = 'patient' WHERE id = $1`],
    ['signed out', `UPDATE sessions SET revoked_at = now() WHERE user_id = $1`],
  ])('is refused to an administrator who is %s before it gets the lock', async (_, statement) => {
    const administrator = await asAdministrator(testApp());
    const { userId } = administrator;
    const body = newcomer();
    const [answer] = await atOnce(testApp(), userId, [() => inviting(administrator, body)], (tx) =>
      tx.execute(statement, [userId]),
    );
    expect(answer && outcomeOf(answer)).toBe('401 invalid_token');
    expect(await mailsTo(testApp(), body.email)).toEqual([]);
  });

  it('creates a pending account, which becomes active with its first password', async () => {
    const administrator = await asAdministrator(testApp());
    const body = newcomer();
    const answer = await inviting(administrator, body);
    expect(answer.statusCode).toBe(201);
    const { id, ...made } = answer.json<UserListItem>();
    expect(made).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: body.email,
      date_of_birth: null,
      status: 'pending',
      last_login: null,
    });
    const detail = async () =>
      (await administrator.call(usersEndpoints.read, { params: { id } })).json<UserDetail>();
    const until = testApp().clock.now().getTime() + limits.auth.invitationMs;
    expect(Date.parse((await detail()).invitation_until ?? '')).toBe(until);
    const [mail] = await mailsTo(testApp(), body.email);
    expect(mail?.text).toContain('within 7 days');
    expect(mail?.text).toContain(someReason);

    const code = await codeMailedTo(body.email);
    expect(await accept(body.email, code)).toBe('204');
    expect(await detail()).toMatchObject({ status: 'active', invitation_until: null });
    // Single use.
    expect(await accept(body.email, code)).toBe('410 link_used');
  });

  it('voids the old link when a user is invited again, also one that was just opened', async () => {
    const administrator = await asAdministrator(testApp());
    const body = newcomer();
    const { id } = (await inviting(administrator, body)).json<UserListItem>();
    const old = await codeMailedTo(body.email);
    expect((await actOn(administrator, id, 'invite_again')).statusCode).toBe(200);
    const code = await codeMailedTo(body.email);
    expect(code).not.toBe(old);
    expect(await accept(body.email, old)).toBe('410 link_expired');

    const opened = (await exchange(body.email, code)).json<{ token: string }>();
    await actOn(administrator, id, 'invite_again');
    const answer = await callFrom(testApp(), authEndpoints.resetPassword, {
      body: { token: opened.token, password: goodPassword },
    });
    expect(outcomeOf(answer)).toBe('410 link_expired');
    expect(await accept(body.email, await codeMailedTo(body.email))).toBe('204');
  });

  it('sends a link that works for seven days', async () => {
    const administrator = await asAdministrator(testApp());
    const body = newcomer();
    await inviting(administrator, body);
    testApp().clock.advance(limits.auth.invitationMs);
    expect(await accept(body.email, await codeMailedTo(body.email))).toBe('410 link_expired');
  });

  it.each([
    ['active', /already has an account\.$/],
    ['inactive', /It is deactivated\. Activate it instead\.$/],
    ['pending', /has already been invited\./],
  ] as const)(
    'reports an address whose account is %s, and sends nothing',
    async (status, words) => {
      const administrator = await asAdministrator(testApp());
      const { id, email } = await insertUser(testApp(), { status });
      const answer = await inviting(administrator, { ...newcomer(), email: email.toUpperCase() });
      expect(outcomeOf(answer)).toBe('409 conflict');
      const refusal = answer.json<{ fields: { email: string }; user_id: string }>();
      expect(refusal.fields.email).toMatch(words);
      expect(refusal.user_id).toBe(id);
      expect(await mailsTo(testApp(), email)).toEqual([]);
    },
  );

  it('does not give away an address that its previous owner can still take back', async () => {
    const administrator = await asAdministrator(testApp());
    const { email, ...leaving } = await asPatient(testApp());
    await changedEmail(testApp(), { email, ...leaving }, newcomer().email);
    const body = { ...newcomer(), email };
    const answer = await inviting(administrator, body);
    expect(outcomeOf(answer)).toBe('409 conflict');
    expect(answer.json<{ fields: { email: string } }>().fields.email).toMatch(
      /can still restore it\. Invite this address again in 3 days, or use a different one\.$/,
    );
    await expect(inviteUser(testApp().deps, { email, role: 'patient' })).rejects.toThrow(
      'can still restore it',
    );
    const mails = (await mailsTo(testApp(), email)).map(({ subject }) => subject);
    expect(mails).toEqual(['Your Caretrail email address was changed']);
    testApp().clock.advance(limits.account.emailUndoMs);
    expect(await inviteUser(testApp().deps, { email, role: 'patient' })).toHaveProperty('link');
  });

  it('does not give away an address that is left in the same moment', async () => {
    const { db } = testApp().deps;
    const administrator = await asAdministrator(testApp());
    const { userId, email, ...leaving } = await asPatient(testApp());
    const moved = newcomer().email;
    await changedEmail(testApp(), { userId, email, ...leaving }, moved);
    const put = async (on: Queryable, address: string, undoneAt: string | null) => {
      await on.execute(`UPDATE users SET email = $2 WHERE id = $1`, [userId, address]);
      await on.execute(`UPDATE email_changes SET undone_at = $2 WHERE user_id = $1`, [
        userId,
        undoneAt,
      ]);
    };
    await put(db, email, testApp().clock.now().toISOString());
    const { answer } = await db.transaction(async (tx) => {
      await put(tx, moved, null);
      const onItsWay = inviting(administrator, { ...newcomer(), email });
      await vi.waitFor(
        async () => {
          const waiting = `SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          expect(await db.query(waiting)).toHaveLength(1);
        },
        { timeout: 120_000, interval: 10 },
      );
      // In an object: otherwise the transaction would wait for it.
      return { answer: { onItsWay } };
    });
    const refused = await answer.onItsWay;
    expect(outcomeOf(refused)).toBe('409 conflict');
    expect(refused.json<{ detail: string }>().detail).toContain('can still restore it');
  });

  it('invites once when it is sent again under the same key, or twice at once', async () => {
    const administrator = await asAdministrator(testApp());
    const body = newcomer();
    const send = (key: string) =>
      testApp().app.inject({
        method: 'POST',
        url: usersEndpoints.invite.path,
        payload: body,
        headers: { authorization: `Bearer ${administrator.access}`, 'idempotency-key': key },
      });
    const key = randomUUID();
    const [first, again] = [await send(key), await send(key)];
    expect(again.json()).toEqual(first.json());
    const other = newcomer();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        callApi(testApp(), usersEndpoints.invite, { body: other }, administrator.access),
      ),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['201', '409 conflict', '409 conflict']);
    expect(await mailsTo(testApp(), body.email)).toHaveLength(1);
    expect(await mailsTo(testApp(), other.email)).toHaveLength(1);
  });

  it('requires a recent second step, and is refused to patients', async () => {
    const administrator = await asAdministrator(testApp());
    await makeStale(testApp(), administrator.userId);
    const body = newcomer();
    expect(outcomeOf(await inviting(administrator, body))).toBe('403 reauth_required');
    expect(outcomeOf(await inviting(await asPatient(testApp()), body))).toBe('403 forbidden');
    expect(await mailsTo(testApp(), body.email)).toEqual([]);
  });
});

describe('the operator’s invitation', () => {
  it('replaces the link of a pending user, and refuses another role and an existing account', async () => {
    const { deps } = testApp();
    const { email } = newcomer();
    expect(await inviteUser(deps, { email, role: 'patient' })).toHaveProperty('link');
    const old = await codeMailedTo(email);
    expect(await inviteUser(deps, { email, role: 'administrator' })).toEqual({
      refusedBecause: 'has already been invited, as patient',
    });
    expect(await inviteUser(deps, { email, role: 'patient' })).toHaveProperty('link');
    expect(await accept(email, old)).toBe('410 link_expired');
    expect(await accept(email, await codeMailedTo(email))).toBe('204');
    expect(await inviteUser(deps, { email, role: 'patient' })).toEqual({
      refusedBecause: 'already has an account',
    });
  });
});
