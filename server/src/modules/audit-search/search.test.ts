import { auditEndpoints } from '@caretrail/contract/audit/endpoints';
import type { AuditPage, AuditRow } from '@caretrail/contract/audit/schema';
import { limits } from '@caretrail/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/call-from.ts';
import { makeStale } from '../../testing/make-stale.ts';
import { asAdministrator, asPatient, type Person } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { recordAudit } from '../audit/service.ts';

const testApp = useTestApp();
const second = 1000;
let jane: Person;
let john: Person;
let admin: Person;
const caller = {
  network: '203.0.113.9',
  ipPrefix: '203.0.113.0/24',
  userAgentHash: 'abc',
  device: null,
  requestId: 'request-1',
  isWebApp: true,
};

beforeAll(async () => {
  const app = testApp();
  jane = await asPatient(app, { first_name: 'Jane', last_name: '=Doe', email: 'jane@example.org' });
  john = await asPatient(app, { first_name: 'John', last_name: 'Roe', email: 'john@example.org' });
  admin = await asAdministrator(app, { first_name: 'Ada', last_name: 'Min' });
  const note = (happening: Omit<Parameters<typeof recordAudit>[2], 'caller'>) =>
    recordAudit(app.deps, app.deps.db, { caller, ...happening });
  for (const person of [jane, john]) {
    await note({
      action: 'medication.edited',
      actorId: person.userId,
      actorRole: 'patient',
      subjectPatientId: person.patientId,
      objectType: 'medication',
      objectId: '0190a0a0-0000-7000-8000-000000000001',
      changedFields: ['symptoms'],
      reason: 'It made me dizzy',
    });
    app.clock.advance(second);
  }
  await note({
    action: 'user.deactivated',
    actorId: admin.userId,
    actorRole: 'administrator',
    objectType: 'user',
    objectId: jane.userId,
    reason: 'Asked for by phone, "today"',
  });
  await note({ action: 'sign-in.password', outcome: 'refused', reason: 'unknown account' });
  app.clock.advance(second);
});

const search = (body: Record<string, unknown> = {}) =>
  admin.call(auditEndpoints.search, { body: body as never });
/** Without the entries that every search leaves. */
async function found(body: Record<string, unknown> = {}): Promise<AuditRow[]> {
  const answer = await search(body);
  expect(answer.statusCode).toBe(200);
  return answer.json<AuditPage>().data.filter(({ action }) => !action.startsWith('audit.'));
}
const actionsOf = async (body?: Record<string, unknown>): Promise<string[]> =>
  (await found(body)).map(({ action }) => action);

describe('the audit log for administrators', () => {
  it('returns the newest first: actor, action, subject, time, outcome, reason, request', async () => {
    const rows = await found();
    expect(rows.map(({ action }) => action)).toEqual([
      'sign-in.password',
      'user.deactivated',
      'medication.edited',
      'medication.edited',
    ]);
    expect(rows[1]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      action: 'user.deactivated',
      object_type: 'user',
      outcome: 'done',
      reason: 'Asked for by phone, "today"',
      actor: { id: admin.userId, name: 'Ada Min', email: admin.email },
      actor_role: 'administrator',
      subject: { id: jane.userId, name: 'Jane =Doe', email: 'jane@example.org' },
      request_id: 'request-1',
    });
  });

  it('returns nothing clinical: no thing, no field, no text of the patient, no network', async () => {
    const text = (await search({ subject: 'john' })).body;
    expect(text).toContain('medication.edited');
    expect(text).not.toMatch(/symptoms|dizzy|0190a0a0-0000-7000-8000-000000000001|203\.0\.113/);
  });

  it.each([
    [{ action: 'user.deactivated' }, ['user.deactivated']],
    [{ outcome: 'refused' }, ['sign-in.password']],
    [{ actor: 'JOHN@' }, ['medication.edited']],
    [{ actor: 'ada m' }, ['user.deactivated']],
    [{ subject: 'jane' }, ['user.deactivated', 'medication.edited']],
    [{ subject: 'jane', outcome: 'refused' }, []],
    [{ actor: 'no such name' }, []],
    [{ actor: '%' }, []],
    [
      { actor: '  ' },
      ['sign-in.password', 'user.deactivated', 'medication.edited', 'medication.edited'],
    ],
  ])('can be searched by %j', async (filter, actions) => {
    expect(await actionsOf(filter)).toEqual(actions);
  });

  it('can be searched by time, the end excluded', async () => {
    const [, , later, first] = await found();
    expect(await actionsOf({ until: later?.at })).toEqual(['medication.edited']);
    expect(await actionsOf({ from: first?.at, until: first?.at })).toEqual([]);
    expect((await found({ from: later?.at })).length).toBe(3);
  });

  it('comes in pages, each beginning where the one before ended', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { until: (await found())[0]?.at, limit: 1, ...(cursor && { cursor }) };
      const page: AuditPage = (await search(body)).json();
      seen.push(...page.data.map(({ action }) => action));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(['medication.edited', 'medication.edited']);
  });

  it('shows a deleted account by its id alone', async () => {
    const { deps } = testApp();
    const gone = '0190a0a0-0000-7000-8000-00000000000a';
    await recordAudit(deps, deps.db, { action: 'account.renamed', caller, actorId: gone });
    const [row] = await found({ actor: gone.toUpperCase() });
    expect(row).toMatchObject({ actor: { id: gone, name: null, email: null }, subject: null });
  });

  it.each([
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from('9999-99-99T00:00:00.000Z x').toString('base64url') }, 'cursor'],
    [
      {
        cursor: Buffer.from(
          '2026-02-31T00:00:00.000Z 0190a0a0-0000-7000-8000-000000000001',
        ).toString('base64url'),
      },
      'cursor',
    ],
    [{ from: 'yesterday' }, 'from'],
    [{ until: '0001-01-01T00:00:00Z' }, 'until'],
    [{ outcome: 'maybe' }, 'outcome'],
    [{ limit: 501 }, 'limit'],
    [{ everything: true }, 'everything'],
  ])('refuses %j with a sentence', async (body, field) => {
    const answer = await search(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
  });

  it('asks for a longer name when too many match', async () => {
    const { deps } = testApp();
    await deps.db.execute(
      `INSERT INTO users (id, email, user_type, status)
       SELECT gen_random_uuid(), 'same-' || n || '@example.net', 'patient', 'pending' FROM generate_series(1, 51) n`,
    );
    const answer = await search({ subject: 'same-' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { subject: string } }>().fields.subject).toContain('More than 50');
  });

  it('logs that it was read, with the names of the filters and no search text', async () => {
    await search({ actor: 'secret-name', action: 'x.y' });
    const answer = await search({ action: 'audit.searched', limit: 1 });
    const [row] = answer.json<AuditPage>().data;
    expect(row).toMatchObject({
      reason: '0 entries, by action, actor',
      actor: { id: admin.userId },
      outcome: 'done',
    });
    expect(JSON.stringify(row)).not.toContain('secret-name');
  });

  it('lists the actions that it has', async () => {
    const answer = await admin.call(auditEndpoints.actions);
    const { data } = answer.json<{ data: string[] }>();
    expect(data).toContain('medication.edited');
    expect(data).toEqual([...new Set(data)].toSorted());
  });
});

describe('the audit log as a file', () => {
  const csv = (body: object) => admin.call(auditEndpoints.export, { body: body as never });

  it('is a CSV in which no spreadsheet runs a formula, and is logged', async () => {
    const answer = await csv({ subject: 'jane' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/caretrail-audit-.*\.csv/);
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFFtime/);
    expect(lines[1]).toContain(',"Asked for by phone, ""today""",administrator,');
    expect(lines[2]).toContain(`,${jane.userId},Jane =Doe,jane@example.org,`);
    expect(answer.body).not.toMatch(/symptoms|dizzy/);
    const [noted] = (await search({ action: 'audit.exported' })).json<AuditPage>().data;
    expect(noted).toMatchObject({ reason: '2 entries, by subject', actor: { id: admin.userId } });
  });

  it('holds all entries, over many parts', async () => {
    const { deps } = testApp();
    await deps.db.execute(
      `INSERT INTO audit_log (id, at, action, outcome)
       SELECT gen_random_uuid(), '2001-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 second', 'old.thing', 'done'
         FROM generate_series(1, 2500) n`,
    );
    const answer = await csv({ action: 'old.thing' });
    const ids = answer.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',').at(-1));
    expect(ids).toHaveLength(2500);
    expect(new Set(ids).size).toBe(2500);
  });

  it('requires a recent second step: without it nothing is sent, counted or logged', async () => {
    const stale = await asAdministrator(testApp());
    const save = () => stale.call(auditEndpoints.export, { body: { action: 'x.y' } });
    await makeStale(testApp(), stale.userId);
    for (let tried = 0; tried <= limits.audit.exportsPerHour; tried += 1)
      expect(outcomeOf(await save())).toBe('403 reauth_required');
    const noted = (await search({ action: 'audit.exported' })).json<AuditPage>().data;
    expect(noted.filter(({ actor }) => actor?.id === stale.userId)).toEqual([]);
    expect((await stale.call(auditEndpoints.search, { body: {} })).statusCode).toBe(200);
  });

  it('can be exported ten times an hour by each administrator', async () => {
    const [one, other] = [await asAdministrator(testApp()), await asAdministrator(testApp())];
    const save = (by: Person) => by.call(auditEndpoints.export, { body: { action: 'x.y' } });
    for (let saved = 0; saved < limits.audit.exportsPerHour; saved += 1)
      expect((await save(one)).statusCode).toBe(200);
    const refused = await save(one);
    expect(outcomeOf(refused)).toBe('429 too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await save(other)).statusCode).toBe(200);
  });
});
