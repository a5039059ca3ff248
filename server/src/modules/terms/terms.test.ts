import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import { describe, expect, it } from 'vitest';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
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
    `SELECT terms_version, (SELECT count(*) FROM consents c WHERE c.user_id = u.id) AS consents
       FROM users u WHERE u.id = $1`,
    [userId],
  );

it('§2.1 the terms are public: version, summary and text', async () => {
  const answer = await callApi(testApp(), termsEndpoints.read);
  expect(answer.statusCode).toBe(200);
  const { version, published, summary, text } = testApp().deps.terms.english;
  expect(answer.json()).toEqual({ version, published, language: 'en', summary, text });
});

describe('the language of the terms', () => {
  const readIn = async (language: string): Promise<unknown> => {
    const { method, path: url } = termsEndpoints.read;
    const headers = { 'x-client': 'web', 'accept-language': language };
    return (await testApp().app.inject({ method, url, headers })).json();
  };

  it('is that of the request; the version is the same', async () => {
    const { version, english, others } = testApp().deps.terms;
    const answer = await readIn('de');
    expect(answer).toMatchObject({
      version,
      published: english.published,
      language: 'de',
      summary: others.get('de')?.summary,
      text: expect.stringMatching(/^# Nutzungsbedingungen\n/) as string,
    });
    expect(answer).not.toHaveProperty('sha256');
  });

  it('is English where there is no text in that of the request', async () => {
    for (const language of ['fr', '*', '']) {
      const { text } = testApp().deps.terms.english;
      expect(await readIn(language)).toMatchObject({ language: 'en', text });
    }
  });
});

describe('§2.1 the terms', () => {
  it('have to be accepted again after a new version, which says so to a user of the old one', async () => {
    const person = await asPatient(testApp(), {
      terms_version: '2020-01-01',
      preboarding_completed: false,
    });
    expect((await person.call(preboardingEndpoints.read)).json()).toMatchObject({
      code: 'terms_required',
    });

    const old = await accept(person, ticks({ version: '2020-01-01' }));
    expect(old.statusCode).toBe(409);
    expect(old.json()).toMatchObject({
      code: 'conflict',
      detail: 'There is a newer version of the terms. Read it and decide again.',
      version: testApp().deps.terms.version,
    });
    expect(await traces(person)).toEqual({ terms_version: '2020-01-01', consents: 0 });

    expect((await accept(person, ticks())).json()).toMatchObject({ terms_accepted: true });
  });

  it('are open to an administrator, whose role does not change', async () => {
    const administrator = await asAdministrator(testApp(), { terms_version: null });
    expect((await accept(administrator, ticks())).json()).toMatchObject({
      user_type: 'administrator',
      terms_accepted: true,
    });
  });

  it('need the second factor', async () => {
    const person = await asPatient(testApp(), { aal: 1, terms_version: null });
    const answer = await accept(person, ticks());
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'mfa_required' });
    expect(await traces(person)).toEqual({ terms_version: null, consents: 0 });
  });
});
