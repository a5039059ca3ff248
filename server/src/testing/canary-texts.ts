import { isId } from '../ports/ids.ts';
import { fixedValues } from './fixed-values.ts';
import { tablesWith } from './whole-record.ts';
import type { TestApp } from './test-app.ts';

type Server = Pick<TestApp, 'deps'>;
type Someone = { readonly userId: string; readonly patientId: string };

/** The rows of a user: which tables, and by which column. */
export async function placesOf(server: Server, { userId, patientId }: Someone) {
  const places = (tables: readonly string[], column: string, id: string) =>
    tables.map((table) => ({ table, column, id }));
  const ofPatients = await tablesWith(server, 'patient_id');
  const ofAccounts = await tablesWith(server, 'user_id');
  return [
    ...places(['users'], 'id', userId),
    ...places(ofPatients, 'patient_id', patientId),
    ...places(
      ofAccounts.filter((table) => !ofPatients.includes(table)),
      'user_id',
      userId,
    ),
  ];
}

type Column = { readonly name: string; readonly type: 'text' | 'ARRAY' | 'jsonb' };

const textColumns = ({ deps }: Server, table: string): Promise<Column[]> =>
  deps.db.query<Column>(
    `SELECT column_name::text AS name, data_type::text AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
        AND (data_type IN ('text', 'jsonb') OR udt_name = '_text') ORDER BY 1`,
    [table],
  );

const isMoment = (text: string): boolean => /^\d{4}(-\d\d){1,2}|^\d\d:\d\d/.test(text);

/** Undefined: no canary is put there. */
type WordOf = (field: string) => string | undefined;

/** A value with the canary of its field before each text in it. An empty text becomes the canary alone. */
function marked(value: unknown, field: string, wordOf: WordOf): unknown {
  if (typeof value === 'string') {
    const word = isId(value) || isMoment(value) ? undefined : wordOf(field);
    return word === undefined ? value : `${word} ${value}`.trim();
  }
  if (Array.isArray(value)) return value.map((each) => marked(each, field, wordOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, marked(each, `${field}.${key}`, wordOf)]),
  );
}

const filled = (value: unknown, { type }: Column): unknown => {
  if (type === 'text') return value ?? '';
  return type === 'ARRAY' && (value as unknown[]).length === 0 ? [''] : value;
};

/** As it appears in a response or a log, whatever was made of the text around it. */
const anyWord = /canary(\d{3})x/gi;

export type CanaryTexts = {
  /** `medications.name`, `health_profiles.details.people.hospital`. */
  readonly fields: readonly string[];
  /** The fields whose canaries are in a text. */
  in(text: string): string[];
};

/**
 * Puts a canary into every text of a user's rows, in every table, so that each can be found wherever it goes: a first
 * name, a medicine or a telephone number alone would not be unique. A new table or column needs nothing here.
 * `kindOf`: rows of one table that have canaries of their own.
 */
export async function markTexts(
  server: Server,
  someone: Someone,
  kindOf: (table: string, row: Record<string, unknown>) => string = () => '',
): Promise<CanaryTexts> {
  const fields: string[] = [];
  const wordOf: WordOf = (field) => {
    if (fixedValues.includes(field)) return undefined;
    if (!fields.includes(field)) fields.push(field);
    return `canary${String(fields.indexOf(field)).padStart(3, '0')}x`;
  };
  for (const { table, column, id } of await placesOf(server, someone)) {
    const columns = (await textColumns(server, table)).filter(
      ({ name }) => !fixedValues.includes(`${table}.${name}`),
    );
    if (columns.length === 0) continue;
    const rows = await server.deps.db.query<{ at: string; row: Record<string, unknown> }>(
      `SELECT ctid::text AS at, to_jsonb(t) AS row FROM ${table} t WHERE ${column} = $1`,
      [id],
    );
    const changed = rows.map(({ at, row }) => ({
      at,
      row: Object.fromEntries(
        columns.map((each) => [
          each.name,
          marked(
            filled(row[each.name], each),
            `${table}${kindOf(table, row)}.${each.name}`,
            wordOf,
          ),
        ]),
      ),
    }));
    await server.deps.db.transaction(async (tx) => {
      // Some tables refuse every change.
      await tx.execute(`SET LOCAL session_replication_role = replica`);
      await tx.execute(
        `UPDATE ${table} t SET ${columns.map(({ name }) => `${name} = r.${name}`).join(', ')}
           FROM jsonb_array_elements($1::jsonb) e, jsonb_populate_record(NULL::${table}, e -> 'row') r
          WHERE t.ctid = (e ->> 'at')::tid`,
        [JSON.stringify(changed)],
      );
    });
  }
  return {
    fields,
    in: (text) => [
      ...new Set([...text.matchAll(anyWord)].map(([, at]) => fields[Number(at)] ?? 'a canary')),
    ],
  };
}
