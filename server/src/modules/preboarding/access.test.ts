import { preboardingEndpoints } from '@caretrail/contract/preboarding/endpoints';
import { describe, expect, it } from 'vitest';
import { asAdministrator, asPatient, callApi, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { read, save, submit } = preboardingEndpoints;
const calls = [read, save, submit];
const unfinished = { preboarding_completed: false } as const;
const draftsOf = ({ userId }: Person): Promise<{ draft: object }[]> =>
  testApp().deps.db.query(`SELECT draft FROM preboarding_drafts WHERE user_id = $1`, [userId]);

const half = { you: { first_name: 'Ada' } };

describe('§6 preboarding is for patients who have not finished it', () => {
  const codeOf = async (person: Person, endpoint: (typeof calls)[number]): Promise<string> => {
    const answer = await callApi(
      testApp(),
      endpoint,
      endpoint === read ? {} : { body: half },
      person.access,
    );
    return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
  };

  it.each(calls)('$method needs the second factor and then the terms', async (endpoint) => {
    const withoutFactor = await asPatient(testApp(), { ...unfinished, aal: 1 });
    expect(await codeOf(withoutFactor, endpoint)).toBe('403 mfa_required');
    const withoutTerms = await asPatient(testApp(), { ...unfinished, terms_version: null });
    expect(await codeOf(withoutTerms, endpoint)).toBe('403 terms_required');
    expect(await draftsOf(withoutTerms)).toEqual([]);
  });

  it.each(calls)('$method is refused to an administrator', async (endpoint) => {
    const administrator = await asAdministrator(testApp(), unfinished);
    expect(await codeOf(administrator, endpoint)).toBe('403 forbidden');
    // A former patient keeps the record, and may still not write into it here.
    const promoted = await asPatient(testApp(), unfinished);
    await testApp().deps.db.execute(`UPDATE users SET user_type = 'administrator' WHERE id = $1`, [
      promoted.userId,
    ]);
    expect(await codeOf(promoted, endpoint)).toBe('403 forbidden');
    expect(await draftsOf(promoted)).toEqual([]);
  });

  it.each([read, save])(
    '$method is refused once it is finished, with the current user',
    async (endpoint) => {
      const person = await asPatient(testApp());
      const answer = await callApi(
        testApp(),
        endpoint,
        endpoint === read ? {} : { body: half },
        person.access,
      );
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'conflict',
        user: { id: person.userId, preboarding_completed: true, terms_accepted: true },
      });
      expect(await draftsOf(person)).toEqual([]);
    },
  );
});
