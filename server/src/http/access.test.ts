import { Readable } from 'node:stream';
import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { describe, expect, it } from 'vitest';
import { actOn, changeRole, someReason } from '../testing/act-on.ts';
import { outcomeOf } from '../testing/call-from.ts';
import { asAdministrator, type Person } from '../testing/people.ts';
import { useTestApp } from '../testing/test-app.ts';

const testApp = useTestApp();

/** A call whose body is sent only after something else has happened, once its head was accepted. */
async function calledAround(
  { access }: Person,
  { path: url, body }: { path: string; body: object },
  beforeBody: () => Promise<{ statusCode: number }>,
): Promise<string> {
  async function* late() {
    expect((await beforeBody()).statusCode).toBe(200);
    yield Buffer.from(JSON.stringify(body));
  }
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const payload = Readable.from(late());
  return outcomeOf(await testApp().app.inject({ method: 'POST', url, headers, payload }));
}

const search = { path: auditEndpoints.search.path, body: {} };
const invitation = () => ({
  path: usersEndpoints.invite.path,
  body: {
    email: `late-${testApp().deps.ids.next()}@example.org`,
    user_type: 'administrator',
    reason: someReason,
  },
});

describe('an administrator’s delayed body', () => {
  it.each([
    ['deactivated', '401 invalid_token', (by: Person, id: string) => actOn(by, id, 'deactivate')],
    ['signed out', '401 invalid_token', (by: Person, id: string) => actOn(by, id, 'end_sessions')],
    ['demoted', '401 invalid_token', (by: Person, id: string) => changeRole(by, id, 'patient')],
  ])('is refused and changes nothing when %s before it arrives', async (_, outcome, act) => {
    for (const call of [search, invitation()]) {
      const [one, other] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
      expect(await calledAround(other, call, () => act(one, other.userId))).toBe(outcome);
    }
    const invited = `SELECT 1 FROM users WHERE email LIKE 'late-%'`;
    expect(await testApp().deps.db.query(invited)).toEqual([]);
  });

  it('is served when nothing changed', async () => {
    const [one, other] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
    const beforeBody = () => one.call(usersEndpoints.list);
    expect(await calledAround(other, search, beforeBody)).toBe('200');
  });
});
