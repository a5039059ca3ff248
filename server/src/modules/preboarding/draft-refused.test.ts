import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const asNewPatient = (): Promise<Person> => asPatient(testApp(), { preboarding_completed: false });
const put = (person: Person, body: object) =>
  callApi(testApp(), preboardingEndpoints.save, { body }, person.access);
const draftsOf = ({ userId }: Person): Promise<{ draft: object }[]> =>
  testApp().deps.db.query(`SELECT draft FROM preboarding_drafts WHERE user_id = $1`, [userId]);

const half = { you: { first_name: 'Ada' } };

describe('§5 an invalid draft is refused, and the saved one stays', () => {
  it.each([
    ['first_name', { you: { first_name: 5 } }],
    ['first_name', { you: { first_name: 'A\u0000da' } }],
    ['first_name', { you: { first_name: '\ud800' } }],
    ['birth_date', { you: { birth_date: '2024-02-30' } }],
    ['disease_type', { diagnosis: { disease_type: 'Plague' } }],
    ['symptoms', { where_you_are: { symptoms: Array.from({ length: 10_000 }, () => 'x') } }],
    ['you', { you: null }],
    ['preboarding_completed', { preboarding_completed: true }],
    ['patient_id', { you: { patient_id: 'another' } }],
    ['step', { step: 7 }],
  ])('for a wrong %s', async (field, wrong) => {
    const person = await asNewPatient();
    await put(person, half);
    const answer = await put(person, wrong);
    expect(answer.statusCode).toBe(400);
    const { code, fields } = answer.json<{ code: string; fields: Record<string, string> }>();
    expect(code).toBe('invalid_input');
    expect(Object.keys(fields)).toEqual([expect.stringMatching(new RegExp(`(^|\\.)${field}$`))]);
    expect(await draftsOf(person)).toMatchObject([{ draft: half }]);
  });

  it('when it is too large', async () => {
    const person = await asNewPatient();
    for (const length of [300_000, 10_000_000]) {
      const answer = await put(person, { people: { hospital: 'x'.repeat(length) } });
      expect(answer.statusCode).toBe(413);
    }
    expect(await draftsOf(person)).toEqual([]);
  });
});
