import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import {
  asAdministrator,
  asAnotherPatient,
  asPatient,
  callApi,
  type Person,
} from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const asNewPatient = (): Promise<Person> =>
  asPatient(testApp(), { terms_version: null, preboarding_completed: false });

const ticks = (more: object = {}) => ({
  version: testApp().deps.terms.version,
  accepted: true as const,
  health_data: true as const,
  ...more,
});
const accept = (person: Person, body: object) =>
  callApi(testApp(), termsEndpoints.accept, { body }, person.access);
const acceptIn = (language: string, person: Person, body: object) =>
  testApp().app.inject({
    method: termsEndpoints.accept.method,
    url: termsEndpoints.accept.path,
    payload: body,
    headers: {
      'x-client': 'web',
      authorization: `Bearer ${person.access}`,
      'accept-language': language,
    },
  });

type Consent = {
  kind: string;
  version: string;
  text_sha256: string;
  accepted: boolean;
  at: string;
  ip_prefix: string;
};
const consentsOf = ({ userId }: Person): Promise<Consent[]> =>
  testApp().deps.db.query<Consent>(
    `SELECT kind, version, text_sha256, accepted, at, ip_prefix FROM consents WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
const termsOf = ({ userId }: Person) =>
  testApp().deps.db.one<{ terms_version: string | null; terms_accepted_at: string | null }>(
    `SELECT terms_version, terms_accepted_at FROM users WHERE id = $1`,
    [userId],
  );
const auditOf = ({ userId }: Person) =>
  testApp().deps.db.query<{ object_id: string; changed_fields: string[]; ip_prefix: string }>(
    `SELECT object_id, changed_fields, ip_prefix FROM audit_log WHERE actor_id = $1 AND action = 'terms.accepted' ORDER BY id`,
    [userId],
  );

describe('§4.1 accepting the terms', () => {
  it('opens nothing for another patient', async () => {
    const another = await asAnotherPatient(testApp(), { terms_version: null });
    const person = await asNewPatient();
    expect((await accept(person, ticks())).statusCode).toBe(200);
    expect(await termsOf(another)).toEqual({ terms_version: null, terms_accepted_at: null });
    expect(await consentsOf(another)).toEqual([]);
  });

  it('§2.2 says, like the sign-in, that an administrator has no code by e-mail', async () => {
    const factors = { is_primary_email: true, is_primary_mfa: true, terms_version: null };
    const answer = await accept(await asAdministrator(testApp(), factors), ticks());
    expect(answer.json()).toMatchObject({ is_primary_email: false, is_primary_mfa: true });
    const patient = await accept(await asPatient(testApp(), factors), ticks());
    expect(patient.json()).toMatchObject({ is_primary_email: true });
  });

  it('returns the user, stores each decision with its text, and opens preboarding', async () => {
    const person = await asNewPatient();
    expect((await person.call(preboardingEndpoints.read)).json()).toMatchObject({
      code: 'terms_required',
    });

    const answer = await accept(person, ticks());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: person.userId,
      terms_accepted: true,
      preboarding_completed: false,
    });

    const { version, sha256 } = testApp().deps.terms.english;
    const at = testApp().clock.now().toISOString();
    const row = { version, text_sha256: sha256, at, ip_prefix: '127.0.0.0/24' };
    expect(await consentsOf(person)).toEqual([
      { kind: 'terms', accepted: true, ...row },
      { kind: 'health-data', accepted: true, ...row },
      { kind: 'research-contact', accepted: false, ...row },
    ]);
    expect(await termsOf(person)).toEqual({ terms_version: version, terms_accepted_at: at });
    expect(await auditOf(person)).toEqual([
      {
        object_id: version,
        changed_fields: ['terms', 'health-data', 'research-contact'],
        ip_prefix: '127.0.0.0/24',
      },
    ]);
    expect((await person.call(preboardingEndpoints.read)).statusCode).toBe(200);
  });

  it('is harmless when repeated: the first time stays, and only a new decision is added', async () => {
    const person = await asNewPatient();
    await accept(person, ticks());
    const first = await termsOf(person);
    testApp().clock.advance(1000);

    expect((await accept(person, ticks())).statusCode).toBe(200);
    expect(await consentsOf(person)).toHaveLength(3);

    expect((await accept(person, ticks({ research_contact: true }))).statusCode).toBe(200);
    expect((await consentsOf(person)).slice(3)).toMatchObject([
      { kind: 'research-contact', accepted: true },
    ]);
    expect((await auditOf(person)).map((row) => row.changed_fields)).toEqual([
      ['terms', 'health-data', 'research-contact'],
      ['research-contact'],
    ]);
    expect(await termsOf(person)).toEqual(first);
  });

  it('stores the sum of the text in the language that was read', async () => {
    const { english, others } = testApp().deps.terms;
    const german = others.get('de')?.sha256 ?? 'none';
    expect(german).toMatch(/^[0-9a-f]{64}$/);
    const person = await asNewPatient();
    expect((await acceptIn('de', person, ticks())).statusCode).toBe(200);
    expect((await consentsOf(person)).map((row) => row.text_sha256)).toEqual([
      german,
      german,
      german,
    ]);

    const another = await asAnotherPatient(testApp(), { terms_version: null });
    await acceptIn('fr', another, ticks());
    expect((await consentsOf(another)).map((row) => row.text_sha256)).toEqual(
      Array<string>(3).fill(english.sha256),
    );
  });

  it('is not asked for again in another language; given again, that text is noted too', async () => {
    const { version, english, others } = testApp().deps.terms;
    const person = await asNewPatient();
    await acceptIn('de', person, ticks());
    const first = await termsOf(person);
    const readIn = (language: string) =>
      testApp().app.inject({
        method: preboardingEndpoints.read.method,
        url: preboardingEndpoints.read.path,
        headers: { authorization: `Bearer ${person.access}`, 'accept-language': language },
      });
    expect((await readIn('en')).statusCode).toBe(200);

    testApp().clock.advance(1000);
    expect((await acceptIn('de', person, ticks())).statusCode).toBe(200);
    expect(await consentsOf(person)).toHaveLength(3);

    testApp().clock.advance(1000);
    expect((await acceptIn('en', person, ticks())).statusCode).toBe(200);
    const rows = await consentsOf(person);
    expect(rows.map((row) => row.text_sha256)).toEqual([
      ...Array<string | undefined>(3).fill(others.get('de')?.sha256),
      ...Array<string>(3).fill(english.sha256),
    ]);
    expect(new Set(rows.map((row) => row.version))).toEqual(new Set([version]));
    expect(await termsOf(person)).toEqual(first);
    expect(await auditOf(person)).toHaveLength(2);
  });

  it('leaves one set of rows for three concurrent requests', async () => {
    const person = await asNewPatient();
    const click = () => accept(person, ticks());
    const answers = await atOnce(testApp(), person.userId, [click, click, click]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await consentsOf(person)).toHaveLength(3);
    expect(await auditOf(person)).toHaveLength(1);
  });

  it('cannot be undone: the database itself refuses', async () => {
    const person = await asNewPatient();
    await accept(person, ticks());
    const { db } = testApp().deps;
    await expect(db.execute(`UPDATE consents SET accepted = false`)).rejects.toThrow('append-only');
    await expect(db.execute(`DELETE FROM consents`)).rejects.toThrow('append-only');
  });
});
