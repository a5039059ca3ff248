import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Trail } from '@caretrail/contract/account/schema';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { describe, expect, it } from 'vitest';
import { callFrom, outcomeOf } from '../../testing/call-from.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { madeEvent } from '../../testing/events.ts';
import { asAdministrator, asAnotherPatient, asPatient, type Person } from '../../testing/people.ts';
import { goodPassword, signInWithPassword } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { recordAudit } from '../audit/service.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const { trail, signIns } = accountEndpoints;

const trailOf = async (person: Person, query = {}): Promise<Trail> =>
  (await person.call(trail, { query })).json<Trail>();
const actionsOf = async (person: Person): Promise<string[]> =>
  (await trailOf(person)).data.map(({ action, by }) => `${by}: ${action}`);

describe('the log of the own account', () => {
  it('shows nothing of another patient', async () => {
    const [person, another] = [await asPatient(testApp()), await asAnotherPatient(testApp())];
    await madeEvent(testApp(), another);
    expect((await trailOf(person)).data).toEqual([]);
    expect(await actionsOf(another)).toEqual(['you: event.created']);
  });

  it('shows what administrators did with the record too, without names', async () => {
    const person = await asPatient(testApp());
    const administrator = await asAdministrator(testApp());
    await madeEvent(testApp(), person);
    await recordAudit(testApp().deps, testApp().deps.db, {
      action: 'user.opened',
      caller: null,
      actorId: administrator.userId,
      actorRole: 'administrator',
      subjectPatientId: person.patientId,
    });
    const { data } = await trailOf(person);
    expect(await actionsOf(person)).toEqual(['administrator: user.opened', 'you: event.created']);
    expect(JSON.stringify(data)).not.toContain(administrator.userId);
    expect(await actionsOf(administrator)).toEqual(['you: user.opened']);
  });

  it('comes in pages, newest first, none twice and none left out', async () => {
    const person = await asPatient(testApp());
    for (let count = 0; count < 7; count += 1) await madeEvent(testApp(), person);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await trailOf(person, { limit: '3', ...(cursor && { cursor }) });
      expect(page.data.length).toBeLessThanOrEqual(3);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    for (const query of [{ cursor: 'nonsense' }, { limit: '0' }])
      expect(outcomeOf(await person.call(trail, { query: query as never }))).toBe(
        '400 invalid_input',
      );
  });

  it('lists as sign-ins what a stranger would leave', async () => {
    const person = await asPatient(testApp(), { password: goodPassword });
    await madeEvent(testApp(), person);
    await callFrom(testApp(), authEndpoints.login, {
      body: { email: person.email, password: 'not the password' },
    });
    await signInWithPassword(testApp(), person.email);
    const { data } = (await person.call(signIns)).json<Trail>();
    expect(data.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'sign-in.password done',
      'sign-in.password refused',
    ]);
  });
});
