import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { describe, expect, it } from 'vitest';
import { asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const asNewPatient = (): Promise<Person> =>
  asPatient(testApp(), { terms_version: null, preboarding_completed: false });

const ticks = (more: object = {}) => ({
  version: testApp().deps.terms.version,
  accepted: true,
  health_data: true,
  ...more,
});
const accept = (person: Person, body: object) =>
  callApi(testApp(), termsEndpoints.accept, { body }, person.access);
const traces = ({ userId }: Person) =>
  testApp().deps.db.one(
    `SELECT terms_version, terms_accepted_at, (SELECT count(*) FROM consents c WHERE c.user_id = u.id) AS consents,
            (SELECT count(*) FROM audit_log a WHERE a.actor_id = u.id) AS audits
       FROM users u WHERE u.id = $1`,
    [userId],
  );
const none = { terms_version: null, terms_accepted_at: null, consents: 0, audits: 0 };

describe('§4.1 an acceptance', () => {
  it.each([
    ['the terms are not ticked', 'accepted', { accepted: false }],
    ['a tick is a word', 'accepted', { accepted: 'true' }],
    ['health data is not ticked', 'health_data', { health_data: false }],
    ['health data is left out', 'health_data', { health_data: undefined }],
    ['the optional tick is no tick', 'research_contact', { research_contact: 'no' }],
    ['the version is a number', 'version', { version: 1 }],
    ['the version is too long', 'version', { version: 'x'.repeat(100) }],
    ['another user is named', 'user_id', { user_id: '00000000-0000-7000-8000-000000000000' }],
  ])('is refused, and nothing is changed, when %s', async (_, field, wrong) => {
    const person = await asNewPatient();
    const answer = await accept(person, ticks(wrong));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    });
    expect(await traces(person)).toEqual(none);
  });

  it.each(["'; DROP TABLE consents; --", '\u0000', '\ud800', '../2026-11-01'])(
    'is refused for the version %j',
    async (version) => {
      const person = await asNewPatient();
      expect((await accept(person, ticks({ version }))).statusCode).toBe(409);
      expect(await traces(person)).toEqual(none);
    },
  );

  it('is refused for a body that is too large or no JSON object', async () => {
    const person = await asNewPatient();
    const { app } = testApp();
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: termsEndpoints.accept.path,
        payload,
        headers: { authorization: `Bearer ${person.access}`, 'content-type': 'application/json' },
      });
    expect(
      (await send(JSON.stringify(ticks({ version: 'x'.repeat(10_000_000) })))).statusCode,
    ).toBe(413);
    for (const body of ['', '[]', '"yes"', 'null', '{', '{"__proto__":{"accepted":true}}']) {
      expect((await send(body)).statusCode).toBe(400);
    }
    expect(await traces(person)).toEqual(none);
  });
});
