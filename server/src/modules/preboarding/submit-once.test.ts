import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { leastAnswers as least } from '../../testing/preboarding-answers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { save, submit } = preboardingEndpoints;

const asNewPatient = (): Promise<Person> => asPatient(testApp(), { preboarding_completed: false });
const send = (person: Person, body: object) => callApi(testApp(), submit, { body }, person.access);
const stored = ({ userId }: Person) =>
  testApp().deps.db.one(
    `SELECT u.first_name, u.preboarding_completed, p.data_version, to_jsonb(h) AS health,
            (SELECT count(*) FROM preboarding_drafts d WHERE d.user_id = u.id) AS drafts,
            (SELECT count(*) FROM audit_log a WHERE a.actor_id = u.id AND a.action = 'preboarding.submitted') AS audits
       FROM users u JOIN patients p ON p.user_id = u.id LEFT JOIN health_profiles h ON h.patient_id = p.patient_id
      WHERE u.id = $1`,
    [userId],
  );

describe('§2.1 preboarding is submitted once', () => {
  it('one of three concurrent requests wins, and nothing is doubled', async () => {
    const person = await asNewPatient();
    const as = (first_name: string) => () =>
      send(person, { ...least, you: { ...least.you, first_name } });
    const answers = await atOnce(testApp(), person.userId, [as('Ada'), as('Bea'), as('Cid')]);
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 2]);
    const { first_name } = won[0]?.json<{ first_name: string }>() ?? {};
    expect(await stored(person)).toMatchObject({ first_name, data_version: 2, audits: 1 });
    // A client whose response was lost continues with this.
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({
        code: 'conflict',
        user: { first_name, preboarding_completed: true },
      });
    }
  });

  it('and is refused afterwards, with the answers unchanged', async () => {
    const person = await asNewPatient();
    await send(person, least);
    const before = await stored(person);
    const again = await send(person, { ...least, you: { ...least.you, first_name: 'Eve' } });
    expect(again.statusCode).toBe(409);
    expect(await stored(person)).toEqual(before);
  });

  it('and no concurrent autosave outlives it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const person = await asNewPatient();
      const late = () => callApi(testApp(), save, { body: least }, person.access);
      const submitted = () => send(person, least);
      const answers = await atOnce(testApp(), person.userId, [late, submitted, late]);
      expect(answers[1]?.statusCode).toBe(200);
      expect(await stored(person)).toMatchObject({ preboarding_completed: true, drafts: 0 });
    }
  });
});
