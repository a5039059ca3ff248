import { openApiDocument } from '../http/openapi.ts';
import { allEndpoints } from '@caretrail/contract/http/all-endpoints';
import { isId } from '../ports/ids.ts';
import { tablesWith } from './whole-record.ts';
import type { TestApp } from './test-app.ts';

type Server = Pick<TestApp, 'deps'>;
type Someone = { readonly userId: string; readonly patientId: string };

export type Canaries = {
  /** What somebody wrote and what their rows are called: not one of these may reach another person. */
  readonly texts: readonly string[];
  /** What some rows of each table are called. */
  readonly ids: readonly string[];
  /** Those of them that stand in the text; at most ten. */
  in(text: string): string[];
};

/** Every text inside of a value. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Somebody's own: an id, an address, more than one word. No date, no name of a medicine, no code of ours. */
const isTelling = (text: string): boolean =>
  isId(text) || (text.length >= 8 && /\p{L}{3}/u.test(text) && /[\s@]/.test(text));
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`);

/** As a text stands in JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

async function rowsOf({ deps }: Server, { userId, patientId }: Someone, isTheirs: boolean) {
  const found: string[] = [];
  const sign = isTheirs ? '=' : '<>';
  for (const [column, id] of [
    ['patient_id', patientId],
    ['user_id', userId],
    ['id', userId],
  ] as const) {
    const tables = column === 'id' ? ['users'] : await tablesWith({ deps }, column);
    for (const table of tables) {
      const rows = await deps.db.query<{ row: unknown }>(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} ${sign} $1`,
        [id],
      );
      found.push(...rows.flatMap(({ row }) => stringsIn(row)));
    }
  }
  return found;
}

const ofEachTable = 2;

/** The ids of the first rows of every table of theirs; of an account and a record too. */
async function someIds({ deps }: Server, { userId, patientId }: Someone): Promise<string[]> {
  const ids = [userId, patientId];
  const withId = await tablesWith({ deps }, 'id');
  for (const [column, id] of [
    ['patient_id', patientId],
    ['user_id', userId],
  ] as const) {
    const tables = await tablesWith({ deps }, column);
    for (const table of tables.filter((each) => withId.includes(each))) {
      const rows = await deps.db.query<{ id: string }>(
        `SELECT id::text AS id FROM ${table} WHERE ${column} = $1 ORDER BY id LIMIT ${ofEachTable}`,
        [id],
      );
      ids.push(...rows.map((row) => row.id));
    }
  }
  return ids;
}

/**
 * Every text in every row of somebody is a canary, ids too, unless others have it as well or our own documents do: a new
 * table or column needs no canary of its own.
 */
export async function canariesOf(server: Server, someone: Someone): Promise<Canaries> {
  const words = JSON.stringify(openApiDocument(allEndpoints, ''));
  const others = new Set(await rowsOf(server, someone, false));
  const texts = [...new Set(await rowsOf(server, someone, true))].filter(
    (text) => isTelling(text) && !others.has(text) && !words.includes(inJson(text)),
  );
  const any = new RegExp(texts.map((text) => escaped(inJson(text))).join('|'), 'g');
  return {
    texts,
    ids: await someIds(server, someone),
    in: (text) => [...new Set(text.match(any) ?? [])].slice(0, 10),
  };
}
