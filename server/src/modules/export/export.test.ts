import { createHash } from 'node:crypto';
import { exportEndpoints } from '@caretrail/contract/export/endpoints';
import type { ExportLink } from '@caretrail/contract/export/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { madeEvent } from '../../testing/events.ts';
import { asAnotherPatient } from '../../testing/people.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { tablesWith, wholeRecord, type WholePerson } from '../../testing/whole-record.ts';

const testApp = useTestApp({ hashing: cheapHashing });
const secret = 'Words that only another patient wrote';
let person: WholePerson;
let link: ExportLink;
let files: Map<string, Buffer>;

type Row = Record<string, unknown>;
const rowsIn = (table: string): Row[] =>
  JSON.parse(files.get(`data/${table}.json`)?.toString() ?? 'null') as Row[];

/** The rows as the database has them, without the bytes. */
const storedRows = async (table: string, condition: string, id: string): Promise<Row[]> => {
  const { db } = testApp().deps;
  const secrets = await db.query<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns WHERE table_name = $1 AND data_type = 'bytea'`,
    [table],
  );
  const rows = await db.query<{ row: Row }>(
    `SELECT to_json(t) AS row FROM ${table} t WHERE ${condition}`,
    [id],
  );
  const hidden = new Set(secrets.map(({ name }) => name));
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))),
  );
};
const sorted = (rows: readonly Row[]): string[] =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();

beforeAll(async () => {
  person = await wholeRecord(testApp());
  const another = await asAnotherPatient(testApp());
  await madeEvent(testApp(), another, { title: secret });
  link = (await person.call(exportEndpoints.link)).json<ExportLink>();
  const answer = await testApp().app.inject({ url: link.url });
  const bytes = answer.rawPayload;
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${link.name}"`,
    'cache-control': 'no-store',
  });
  files = await unzip(bytes);
});

describe('§3 a copy of everything', () => {
  it('holds nothing of another patient', () => {
    for (const [path, content] of files) expect(content.includes(secret), path).toBe(false);
  });

  it('has every row of every table that has rows of patients, as it is in the database', async () => {
    const tables = await tablesWith(testApp(), 'patient_id');
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const rows = await storedRows(table, 'patient_id = $1', person.patientId);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(sorted(rowsIn(table)), table).toEqual(sorted(rows));
    }
  });

  it('has the data of the account, and no secret of it', async () => {
    const [account, ...others] = rowsIn('users');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ id: person.userId, email: person.email });
    expect(account).not.toHaveProperty('password_hash');
    expect(rowsIn('sessions')[0]).not.toHaveProperty('seed');
    expect(rowsIn('audit_log').map(({ action }) => action)).toContain('export.link-made');
    expect(rowsIn('consents').map(({ kind }) => kind)).toEqual([
      'terms',
      'health-data',
      'research-contact',
    ]);
  });

  it('leaves out no table that names an account except those that only prove an identity', async () => {
    const missing = (await tablesWith(testApp(), 'user_id')).filter(
      (table) => !files.has(`data/${table}.json`),
    );
    expect(missing).toEqual([
      'idempotency_keys',
      'password_grants',
      'recovery_codes',
      'totp_factors',
    ]);
  });

  it('leaves out no bytes of a record except the keys of files, their texts, which the files contain, and what only our server can read of notifications', async () => {
    const columns = await testApp().deps.db.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE data_type = 'bytea' AND table_name = ANY ($1)`,
      [await tablesWith(testApp(), 'patient_id')],
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([
      'circle_invitations.token_hash',
      'emergency_card_devices.token_hash',
      'escalation_messages.token_hash',
      'file_texts.sealed_text',
      'files.thumbnail_key',
      'files.wrapped_key',
      'push_acts.answer',
      'push_acts.sealed',
      'push_acts.token_hash',
      'push_devices.endpoint_hash',
      'push_devices.sealed',
      'push_notices.sealed',
      'push_outbox.receipt_hash',
      'take_over_notices.token_hash',
    ]);
  });

  it('has the same rows as CSV lists', () => {
    for (const [path, content] of files) {
      if (!path.startsWith('lists/')) continue;
      const rows = rowsIn(path.slice('lists/'.length, -'.csv'.length));
      const { head, lines } = csvOf(content.toString());
      expect(lines, path).toHaveLength(rows.length);
      const first = rows[0];
      if (first === undefined) continue;
      const cells = Object.fromEntries(head.map((name, index) => [name, lines[0]?.[index]]));
      expect(new Set(head)).toEqual(new Set(Object.keys(first)));
      for (const [name, value] of Object.entries(first))
        if (typeof value === 'string') expect(cells[name]?.replace(/^'/, ''), name).toBe(value);
    }
  });

  it('has every file as it was sent, under its name', async () => {
    const index = rowsIn('originals') as { id: string; path: string }[];
    const stored = rowsIn('files');
    expect(index.map(({ id }) => id).toSorted()).toEqual(
      stored.map(({ id }) => String(id)).toSorted(),
    );
    const bytes = stored.reduce((sum, { size }) => sum + Number(size), 0);
    expect(link).toMatchObject({ files: stored.length, file_bytes: bytes });
    for (const { id, path } of index) {
      const row = stored.find((each) => each['id'] === id);
      const sum = createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex');
      expect(sum, path).toBe(row?.['sha256']);
    }
    expect([...files.keys()].filter((path) => path.startsWith('originals/'))).toHaveLength(
      stored.length,
    );
  });

  it('contains an explanation', () => {
    const text = files.get('README.txt')?.toString() ?? '';
    expect(text).toContain('Everything Caretrail holds about you');
    expect(text).toContain('Robin Demo');
  });
});

/** RFC 4180, as much as our own files need. */
function csvOf(text: string): { head: string[]; lines: string[][] } {
  const records: string[][] = [[]];
  for (const [, cell = '', plain = '', end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    records.at(-1)?.push(plain || cell.replaceAll('""', '"'));
    if (end !== ',') records.push([]);
  }
  const [head = [], ...lines] = records;
  return { head, lines: lines.slice(0, -1) };
}
