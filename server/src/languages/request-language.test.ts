import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { ErrorBody } from '@caretrail/contract/http/error-body';
import { timelinesEndpoints } from '@caretrail/contract/timelines/endpoints';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { callFrom } from '../testing/call-from.ts';
import { cheapHashing } from '../testing/cheap-hashing.ts';
import { asPatient } from '../testing/people.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const login = authEndpoints.login;
const wrong = { email: 'no-one@example.org', password: 'not the password' };
const english = 'Incorrect email or password. Check both and try again.';
const german =
  'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.';

const refused = async (language: string | undefined, body: object = wrong): Promise<ErrorBody> =>
  (await callFrom(testApp(), login, { body, language })).json<ErrorBody>();

describe('§8 a refusal', () => {
  it.each([
    ['de', german],
    ['de-AT,de;q=0.9,en;q=0.5', german],
    ['fr, de;q=0.5', german],
    ['en-GB,en;q=0.9,de;q=0.1', english],
    ['fr', english],
    ['*', english],
    [undefined, english],
  ])('to a request that accepts %s', async (language, text) => {
    expect((await refused(language)).detail).toBe(text);
  });

  it('names fields in the same language', async () => {
    const body = { email: 'x', more: 1 };
    expect((await refused('de', body)).fields).toEqual({
      email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      password: 'Geben Sie Ihr Passwort ein.',
      more: 'Dieses Feld ist hier nicht bekannt.',
    });
    expect((await refused(undefined, body)).fields).toEqual({
      email: 'Enter an email address, for example name@example.org.',
      password: 'Enter your password.',
      more: 'This field is not known here.',
    });
  });

  const json = { 'content-type': 'application/json' };
  it.each<[string, InjectOptions, string]>([
    [
      'a body that cannot be read',
      { method: 'POST', url: login.path, headers: json, payload: '{"email":' },
      'Wir konnten diese Anfrage nicht lesen. Versuchen Sie es noch einmal.',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: login.path, headers: json, payload: `"${'x'.repeat(300_000)}"` },
      'Das ist zu groß zum Senden. Verkleinern Sie es.',
    ],
    [
      'another kind of content',
      {
        method: 'POST',
        url: login.path,
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      'Diese Art von Datei oder Daten nehmen wir nicht an.',
    ],
    [
      'an unknown call',
      { url: '/api/nothing/here' },
      'Wir können das nicht finden, oder Sie haben keinen Zugriff darauf.',
    ],
    [
      'a path that cannot be decoded',
      { url: '/api/%zz' },
      'Wir können das nicht finden, oder Sie haben keinen Zugriff darauf.',
    ],
  ])('before a call decides: %s', async (_, options, detail) => {
    const headers = { ...options.headers, 'accept-language': 'de' };
    const answer = await testApp().app.inject({ ...options, headers });
    expect(answer.json<ErrorBody>().detail).toBe(detail);
  });

  it('of a form whose parts arrive one by one', async () => {
    const { access } = await asPatient(testApp());
    const part = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nMRI\r\n';
    const answer = await testApp().app.inject({
      method: 'POST',
      url: timelinesEndpoints.create.path,
      payload: Buffer.from(`${part}${part}--b--\r\n`),
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'multipart/form-data; boundary=b',
        'accept-language': 'de',
      },
    });
    expect(answer.json<ErrorBody>()).toMatchObject({
      detail: 'Prüfen Sie die markierten Felder und versuchen Sie es noch einmal.',
      fields: { title: 'Senden Sie das nur einmal.' },
    });
  });

  it('of many requests at once never mixes their languages', async () => {
    const languages = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'de' : 'en'));
    const answers = await Promise.all(
      languages.map((language, at) =>
        refused(language, { ...wrong, email: `no-one-${at}@example.org` }),
      ),
    );
    expect(answers.map(({ detail }) => detail)).toEqual(
      languages.map((language) => (language === 'de' ? german : english)),
    );
  });
});
