import { brotliDecompressSync } from 'node:zlib';
import { limits } from '@caretrail/contract/limits';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import { type UserListItem, userList } from '@caretrail/contract/users/schema';
import { describe, expect, it } from 'vitest';
import { auditRowsOf } from '../../testing/audit-trail.ts';
import { outcomeOf } from '../../testing/call-from.ts';
import { insertUser } from '../../testing/factories.ts';
import { insertManyUsers } from '../../testing/many-users.ts';
import { asAdministrator, asPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const { list } = usersEndpoints;

describe('§7 GET /api/user/list/', () => {
  it('§3 returns a plain array of the seven fields, by name', async () => {
    const administrator = await asAdministrator(testApp(), { last_name: 'Zebra' });
    const { id, email } = await insertUser(testApp(), {
      first_name: 'Ada',
      last_name: 'aardvark "quoted" é',
      birth_date: '1971-03-05',
    });
    const invited = await insertUser(testApp(), { status: 'pending', birth_date: null });
    const listed = (await administrator.call(list)).json<UserListItem[]>();
    expect(userList.safeParse(listed).success).toBe(true);
    expect(listed[0]).toEqual({
      id,
      first_name: 'Ada',
      last_name: 'aardvark "quoted" é',
      email,
      date_of_birth: '1971-03-05',
      status: 'active',
      last_login: null,
    });
    expect(listed.at(-1)?.id).toBe(administrator.userId);
    expect(listed.find((user) => user.id === invited.id)).toMatchObject({
      status: 'pending',
      date_of_birth: null,
    });
  });

  it('is logged with the number of accounts, and only for an administrator', async () => {
    const administrator = await asAdministrator(testApp());
    const patient = await asPatient(testApp());
    expect(outcomeOf(await patient.call(list))).toBe('403 forbidden');
    const listed = (await administrator.call(list)).json<UserListItem[]>();
    const rows = await auditRowsOf(testApp(), administrator.userId);
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['users.listed', `${listed.length} accounts`],
    ]);
    expect(await auditRowsOf(testApp(), patient.userId)).toEqual([]);
  });

  it('says when a user last signed in, to the instant', async () => {
    const administrator = await asAdministrator(testApp());
    await testApp().deps.db.execute(`UPDATE users SET last_login = $2 WHERE id = $1`, [
      administrator.userId,
      '2026-03-05T23:30:00.120Z',
    ]);
    const listed = (await administrator.call(list)).json<UserListItem[]>();
    const self = listed.find((user) => user.id === administrator.userId);
    expect(self?.last_login).toBe('2026-03-05T23:30:00.120Z');
  });

  it('is limited to 30 times a minute for each administrator', async () => {
    const [one, other] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
    for (let asked = 0; asked < limits.users.listsPerMinute; asked += 1)
      expect((await one.call(list)).statusCode).toBe(200);
    const refused = await one.call(list);
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.call(list)).statusCode).toBe(200);
    testApp().clock.advance(60_001);
    expect((await one.call(list)).statusCode).toBe(200);
  });

  it('is compressed, however many there are', async () => {
    await insertManyUsers(testApp(), 2000);
    const administrator = await asAdministrator(testApp());
    const answer = await testApp().app.inject({
      method: 'GET',
      url: list.path,
      headers: { authorization: `Bearer ${administrator.access}`, 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    const plain = brotliDecompressSync(answer.rawPayload);
    expect(userList.parse(JSON.parse(plain.toString())).length).toBeGreaterThan(2000);
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 3);
  });
});
