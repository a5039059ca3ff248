import { csvFormulaMark, csvFormulaStart } from '@caretrail/contract/texts/csv-formula';
import type { Queryable } from '../../db/client.ts';
import type { Part } from './parts.ts';

export type Whose = { readonly userId: string; readonly patientId: string };

/** All later statements see the record as it is now, however long the reading takes. */
export async function takeSnapshot(tx: Queryable): Promise<void> {
  await tx.execute(`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
}

const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** A cell. What a spreadsheet would run as a formula is escaped; a number or a phone number is not. */
const cell = (column: string): string => {
  const value = `s.j ->> ${text(column)}`;
  const marked = `regexp_replace(${value}, ${text(csvFormulaStart)}, ${text(csvFormulaMark)}, 'g')`;
  const safe = `CASE WHEN ${value} ~ '^[+-][0-9 ().-]*$' THEN ${value} ELSE ${marked} END`;
  return `COALESCE('"' || replace(${safe}, '"', '""') || '"', '')`;
};

/** `json` and `csv` of each row, built by PostgreSQL: the texts are exact, and so are their lengths. */
function rowsSql({ table, columns, hidden, orderBy, condition }: Part): string {
  const without = `ARRAY[${hidden.map(text).join(', ')}]::text[]`;
  const order = orderBy.length > 0 ? ` ORDER BY ${orderBy.map(named).join(', ')}` : '';
  return `SELECT s.j::text AS json, ${columns.map(cell).join(` || ',' || `)} AS csv
    FROM (SELECT to_jsonb(t) - ${without} AS j FROM ${named(table)} t
           WHERE (${condition}) AND $1::uuid IS NOT NULL AND $2::uuid IS NOT NULL${order}) s`;
}

export type Measure = { rows: number; json: number; csv: number };

/** How many rows, and how many bytes they are in either form. */
export const measure = (tx: Queryable, part: Part, whose: Whose): Promise<Measure> =>
  tx.one<Measure>(
    `SELECT count(*) AS rows, COALESCE(sum(octet_length(json)), 0)::bigint AS json,
            COALESCE(sum(octet_length(csv)), 0)::bigint AS csv
       FROM (${rowsSql(part)}) r`,
    [whose.userId, whose.patientId],
  );

/** So few that a hundred of the longest events are a few megabytes. */
const atATime = 100;

/** Row by row in one of the forms, a few of them in memory. One reading at a time in a transaction. */
export async function* readRows(
  tx: Queryable,
  part: Part,
  whose: Whose,
  form: 'json' | 'csv',
): AsyncGenerator<string[]> {
  await tx.execute(
    `DECLARE export_rows NO SCROLL CURSOR FOR SELECT ${form} AS line FROM (${rowsSql(part)}) r`,
    [whose.userId, whose.patientId],
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(`FETCH ${atATime} FROM export_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(`CLOSE export_rows`);
}
