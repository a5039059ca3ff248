import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { openSessionFor } from '../../testing/open-session-for.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { changePassword, read } = accountEndpoints;
const next = 'marigold-tram-otter-42';

const createPatient = () => asPatient(testApp(), { password: goodPassword });
const change = (person: Person, body: object = {}) =>
  callApi(
    testApp(),
    changePassword,
    { body: { current: goodPassword, password: next, ...body } },
    person.access,
  );

describe('a password changed by its owner', () => {
  it('works at once; the other devices are signed out, this one stays, and a mail is sent', async () => {
    const person = await createPatient();
    const other = await openSessionFor(testApp(), person.userId);
    expect((await change(person)).statusCode).toBe(204);
    expect((await person.call(read)).statusCode).toBe(200);
    expect(outcomeOf(await callFrom(testApp(), read, { access: other.access }))).toBe(
      '401 invalid_token',
    );
    await signInWithPassword(testApp(), person.email, { password: next });
    await expect(signInWithPassword(testApp(), person.email)).rejects.toThrow('Incorrect');
    const mails = await mailsTo(testApp(), person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Caretrail password was changed']);
    expect(mails[0]?.text).toContain('contact us at help@caretrail.example');
    expect((await auditTrailOf(testApp(), person.userId))[0]).toBe('password.changed done');
  });

  it('works the same for an administrator', async () => {
    const person = await asAdministrator(testApp(), { password: goodPassword });
    expect((await change(person)).statusCode).toBe(204);
  });

  it('requires the current one: five wrong ones pause it', async () => {
    const person = await createPatient();
    for (let count = 0; count < 5; count += 1) {
      const wrong = await change(person, { current: `wrong ${count}` });
      expect(outcomeOf(wrong)).toBe('400 wrong_credentials');
      expect(Object.keys(wrong.json<{ fields: object }>().fields)).toEqual(['current']);
    }
    expect(outcomeOf(await change(person))).toBe('429 too_many');
    await signInWithPassword(testApp(), person.email);
    expect(await auditTrailOf(testApp(), person.userId)).toContain('password.changed refused');
  });

  it.each(['short', 'caretrail-caretrail', 'aaaaaaaaaaaaaaaa'])('may not be %s', async (weak) => {
    const person = await createPatient();
    expect(outcomeOf(await change(person, { password: weak }))).toBe('400 weak_password');
    await signInWithPassword(testApp(), person.email);
  });

  it('requires a second step in the last ten minutes', async () => {
    const person = await createPatient();
    await makeStale(testApp(), person.userId);
    expect(outcomeOf(await change(person))).toBe('403 reauth_required');
  });

  it('is refused to a user who signs in only at the provider', async () => {
    const person = await asPatient(testApp());
    expect((await person.call(read)).json()).toMatchObject({ has_password: false });
    expect(outcomeOf(await change(person))).toBe('403 forbidden');
  });

  it('loses to one that was set during the request', async () => {
    const person = await createPatient();
    const answers = await Promise.all([
      change(person),
      change(person, { password: 'lantern-river-cobalt-7' }),
    ]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['204', '400 wrong_credentials']);
  });
});
