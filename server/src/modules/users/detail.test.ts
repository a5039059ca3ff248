import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { UserDetail } from '@caretrail/contract/users/schema';
import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Trail } from '@caretrail/contract/account/schema';
import { describe, expect, it } from 'vitest';
import { actOn, someReason } from '../../testing/act-on.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { madeEvent } from '../../testing/events.ts';
import { insertUser } from '../../testing/factories.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });

const read = (who: Person, id: string) => who.call(usersEndpoints.read, { params: { id } });
const detailOf = async (who: Person, id: string): Promise<UserDetail> =>
  (await read(who, id)).json<UserDetail>();

describe('GET /api/user/{id}/', () => {
  it('returns the facts of an account', async () => {
    const administrator = await asAdministrator(testApp());
    const person = await asPatient(testApp(), { password: goodPassword });
    const detail = await detailOf(administrator, person.userId);
    expect(detail).toMatchObject({
      id: person.userId,
      email: person.email,
      user_type: 'patient',
      status: 'active',
      has_password: true,
      factors: ['email'],
      terms_version: testApp().deps.terms.version,
      preboarding_completed: true,
      preboarding_begun: false,
      storage_bytes: 0,
      invitation_until: null,
      deletes_at: null,
      sessions: [{ device: null }],
      events: [],
    });
    await setUpApp(testApp(), person);
    expect((await detailOf(administrator, person.userId)).factors).toContain('totp');
  });

  it('shows that a user has begun getting started, and no answer', async () => {
    const administrator = await asAdministrator(testApp());
    const { id } = await insertUser(testApp(), { preboarding_completed: false });
    expect((await detailOf(administrator, id)).preboarding_begun).toBe(false);
    const draft = { diagnosis: { diagnosis: 'a secret of the canary' } };
    await testApp().deps.db.execute(
      `INSERT INTO preboarding_drafts (user_id, draft, updated_at) VALUES ($1, $2, now())`,
      [id, JSON.stringify(draft)],
    );
    const answer = await read(administrator, id);
    expect(answer.json<UserDetail>().preboarding_begun).toBe(true);
    expect(answer.body).not.toContain('canary');
  });

  it('has what happened to the account, and nothing of what was done with the record', async () => {
    const administrator = await asAdministrator(testApp());
    const person = await asPatient(testApp(), { password: goodPassword });
    await madeEvent(testApp(), person, { title: 'canary in the record' });
    await signInWithPassword(testApp(), person.email);
    await actOn(administrator, person.userId, 'end_sessions');
    const answer = await read(administrator, person.userId);
    const { events } = answer.json<UserDetail>();
    expect(events.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['user.sessions-ended', 'administrator', someReason],
      ['sign-in.password', 'user', null],
    ]);
    expect(answer.body).not.toContain('canary');
  });

  it('is itself logged, and the user can see it', async () => {
    const administrator = await asAdministrator(testApp());
    const person = await asPatient(testApp());
    await detailOf(administrator, person.userId);
    const { data } = (await person.call(accountEndpoints.trail)).json<Trail>();
    expect(data[0]).toMatchObject({ action: 'user.opened', by: 'administrator' });
  });

  it('shows an administrator what others did to their account', async () => {
    const [one, other] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
    await detailOf(one, other.userId);
    const { data } = (await other.call(accountEndpoints.trail)).json<Trail>();
    expect(data.map(({ action }) => action)).toEqual(['user.opened']);
  });

  it('is refused to patients, also for themselves, and returns 404 for an unknown id', async () => {
    const administrator = await asAdministrator(testApp());
    const patient = await asPatient(testApp());
    expect(outcomeOf(await read(patient, patient.userId))).toBe('403 forbidden');
    expect(outcomeOf(await read(administrator, testApp().deps.ids.next()))).toBe('404 not_found');
    expect(outcomeOf(await read(administrator, 'list'))).not.toMatch(/^5/);
  });
});
