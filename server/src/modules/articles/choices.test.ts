import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import type { Dashboard } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { insertArticles } from '../../testing/articles.ts';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { asAdministrator, asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { readChoices, choose } = articlesEndpoints;

const chosenBy = async (person: Person): Promise<unknown> =>
  (await person.call(readChoices)).json<unknown>();
const hide = (person: Person, hide_outlook: boolean) =>
  person.call(choose, { body: { hide_outlook } });
const titlesFor = async (person: Person): Promise<string[]> =>
  (await person.call(dashboardEndpoints.read)).json<Dashboard>().articles.map(({ title }) => title);

describe('§2.6 articles about outlook', () => {
  it('are hidden for a new patient, until they choose to see them', async () => {
    const person = await asPatient(testApp());
    expect(await chosenBy(person)).toEqual({ hide_outlook: true });
    const answer = await hide(person, false);
    expect([answer.statusCode, answer.json()]).toEqual([200, { hide_outlook: false }]);
    expect(await chosenBy(person)).toEqual({ hide_outlook: false });
    expect(await auditTrailOf(testApp(), person.userId)).toContain('articles.chosen done');
  });

  it('writes nothing where the choice stays the same', async () => {
    const person = await asPatient(testApp());
    await hide(person, true);
    expect(await auditTrailOf(testApp(), person.userId)).not.toContain('articles.chosen done');
  });

  it('is the choice of one patient: another’s stays as it is', async () => {
    const person = await asPatient(testApp());
    const another = await asAnotherPatient(testApp());
    await hide(person, false);
    expect(await chosenBy(another)).toEqual({ hide_outlook: true });
  });

  it('refuses what is no choice with a sentence, and administrators', async () => {
    const person = await asPatient(testApp());
    for (const body of [{}, { hide_outlook: 'yes' }, { hide_outlook: true, more: 1 }]) {
      const answer = await person.call(choose, { body: body as never });
      expect(answer.statusCode).toBe(400);
    }
    const administrator = await asAdministrator(testApp());
    expect((await hide(administrator, true)).statusCode).toBe(403);
  });

  it('are never on the dashboard, and the next ones in plain language take their place', async () => {
    const person = await asPatient(testApp());
    const dated = (day: number) => `2026-02-${String(day).padStart(2, '0')}`;
    const plain = { tags: ['Plain language'] };
    await insertArticles(testApp(), [
      ...Array.from({ length: 20 }, (_, at) => ({
        title: `Survival ${at}`,
        ...plain,
        published_date: dated(28 - at),
      })),
      { ...plain, title: 'On sleep', published_date: dated(5) },
      {
        ...plain,
        title: 'On food',
        published_date: dated(4),
        summary: 'Nothing about the prognosis.',
      },
      { ...plain, title: 'On rest', published_date: dated(3) },
    ]);
    expect(await titlesFor(person)).toEqual(['On sleep', 'On rest']);
    await hide(person, false);
    expect(await titlesFor(person)).toEqual(['On sleep', 'On rest']);
  });
});
