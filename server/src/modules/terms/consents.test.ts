import { termsEndpoints } from '@caretrail/contract/terms/endpoints';
import type { Consent } from '@caretrail/contract/terms/schema';
import { describe, expect, it } from 'vitest';
import { auditTrailOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { asAdministrator, asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { accept, consents, decideResearchContact } = termsEndpoints;

const decide = (person: Person, accepted: boolean) =>
  person.call(decideResearchContact, { body: { accepted } });
const said = async (person: Person): Promise<string[]> =>
  (await person.call(consents))
    .json<{ data: Consent[] }>()
    .data.map(({ kind, accepted }) => `${kind} ${accepted ? 'yes' : 'no'}`);

describe('§6 the list of consents', () => {
  it('is the caller’s own, never another patient’s', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await decide(another, true);
    expect(await said(person)).toEqual([]);
    expect(await said(another)).toEqual(['research-contact yes']);
  });

  it('has every decision with its date and the version of the text, newest first', async () => {
    const person = await asPatient(testApp());
    const { version } = testApp().deps.terms;
    await person.call(accept, { body: { version, accepted: true, health_data: true } });
    testApp().clock.advance(1000);
    const answer = await decide(person, true);
    const [first, ...rest] = answer.json<{ data: Consent[] }>().data;
    expect(first).toEqual({
      kind: 'research-contact',
      accepted: true,
      version,
      at: testApp().clock.now().toISOString(),
    });
    expect(rest).toHaveLength(3);
  });

  it('lets research contact be given and withdrawn; repeated, it is not written again', async () => {
    const person = await asPatient(testApp());
    for (const yes of [true, true, false, false]) await decide(person, yes);
    expect(await said(person)).toEqual(['research-contact no', 'research-contact yes']);
    expect(await auditTrailOf(testApp(), person.userId)).toEqual([
      'consent.decided done',
      'consent.decided done',
    ]);
  });

  it('is empty for an administrator', async () => {
    const person = await asAdministrator(testApp());
    expect(await said(person)).toEqual([]);
    expect(outcomeOf(await decide(person, true))).toBe('403 forbidden');
  });
});
