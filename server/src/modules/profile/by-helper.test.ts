import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { profileEndpoints } from '@caretrail/contract/profile/endpoints';
import type { ProfileAnswers } from '@caretrail/contract/profile/answers';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { helperOf } from '../../testing/circle.ts';
import { asPatient, type Person } from '../../testing/people.ts';
import { wholeAnswers } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { readAnswers, editAnswers, edit } = profileEndpoints;

const accountOf = ({ userId }: Person) =>
  testApp().deps.db.one(`SELECT first_name, last_name, language FROM users WHERE id = $1`, [
    userId,
  ]);

async function preboarded(): Promise<Person> {
  const person = await asPatient(testApp(), { preboarding_completed: false });
  await person.call(preboardingEndpoints.submit, { body: wholeAnswers as never });
  return person;
}

describe('D7 the profile, edited by a manager', () => {
  it('keeps the account, its language and its clock', async () => {
    const patient = await preboarded();
    const before = (await patient.call(readAnswers)).json<ProfileAnswers>();
    const account = await accountOf(patient);
    const manager = await helperOf(testApp(), patient, { areas: ['summary'] });
    for (const change of [
      { first_name: 'Someone' },
      { last_name: 'Else' },
      { language: 'de' },
      { time_zone: 'Pacific/Niue' },
    ]) {
      const you = { ...before.you, ...change };
      const body = { version: before.version, you };
      expect(outcomeOf(await manager.call(editAnswers, { body }))).toBe('403 forbidden');
    }
    for (const body of [{ first_name: 'Someone' }, { last_name: 'Else' }])
      expect(outcomeOf(await manager.call(edit, { body }))).toBe('403 forbidden');
    expect((await patient.call(readAnswers)).json()).toEqual(before);
    expect(await accountOf(patient)).toEqual(account);
  });

  it('changes what is about the illness, beside a name that stays', async () => {
    const patient = await preboarded();
    const before = (await patient.call(readAnswers)).json<ProfileAnswers>();
    const manager = await helperOf(testApp(), patient, { areas: ['summary'] });
    const you = { ...before.you, birth_date: '1962-05-04' };
    const diagnosis = { ...before.diagnosis, diagnosis: 'Meningioma' };
    const body = { version: before.version, you, diagnosis };
    expect(outcomeOf(await manager.call(editAnswers, { body }))).toBe('200');
    expect((await patient.call(readAnswers)).json()).toMatchObject({ you, diagnosis });
  });
});
