import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { leastAnswers as least } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, save, submit } = preboardingEndpoints;

const asNewPatient = (): Promise<Person> =>
  asPatient(testApp(), {
    preboarding_completed: false,
    first_name: '',
    last_name: '',
    birth_date: null,
  });
const send = (person: Person, body: object) => callApi(testApp(), submit, { body }, person.access);
const stored = ({ userId }: Person) =>
  testApp().deps.db.one(
    `SELECT to_jsonb(u) AS account, to_jsonb(p) AS patient, to_jsonb(h) AS health, to_jsonb(d) AS draft,
            (SELECT count(*) FROM audit_log a WHERE a.actor_id = u.id) AS audits
       FROM users u JOIN patients p ON p.user_id = u.id
       LEFT JOIN health_profiles h ON h.patient_id = p.patient_id
       LEFT JOIN preboarding_drafts d ON d.user_id = u.id
      WHERE u.id = $1`,
    [userId],
  );

describe('§5 a submission is refused, and nothing is changed', () => {
  it.each([
    ['you.first_name', { ...least, you: { ...least.you, first_name: '  ' } }],
    ['you.last_name', { ...least, you: { ...least.you, last_name: undefined } }],
    ['you.birth_date', { ...least, you: { ...least.you, birth_date: undefined } }],
    ['you.birth_date', { ...least, you: { ...least.you, birth_date: '2999-01-01' } }],
    ['you.birth_date', { ...least, you: { ...least.you, birth_date: '1071-03-05' } }],
    ['diagnosis.disease_type', { ...least, diagnosis: {} }],
    [
      'diagnosis.diagnosed_on',
      { ...least, diagnosis: { ...least.diagnosis, diagnosed_on: '2999-01-01' } },
    ],
    ['people.caregiver_email', { ...least, people: { caregiver_email: 'half an addr' } }],
    ['reminders.quiet_until', { ...least, reminders: { quiet_from: '22:00' } }],
    [
      'reminders.quiet_until',
      { ...least, reminders: { quiet_from: '22:00', quiet_until: '25:00' } },
    ],
    ['you.first_name', { ...least, you: { ...least.you, first_name: 'A\u0000' } }],
    ['you.first_name', { ...least, you: { ...least.you, first_name: ['Ada'] } }],
    ['data_version', { ...least, data_version: 9 }],
  ])('for a wrong %s', async (field, body) => {
    const person = await asNewPatient();
    await person.call(save, { body: { people: { hospital: 'X' } } });
    const before = await stored(person);
    const answer = await send(person, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    });
    expect(await stored(person)).toEqual(before);
    expect((await person.call(read)).json()).toMatchObject({ people: { hospital: 'X' } });
  });

  it('naming everything that is missing at once', async () => {
    const answer = await send(await asNewPatient(), {});
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([
      'you.first_name',
      'you.last_name',
      'you.birth_date',
      'diagnosis.disease_type',
    ]);
  });
});
