import type { Endpoint } from '@caretrail/contract/http/endpoint';
import { isId } from '../ports/ids.ts';
import { markTexts, placesOf } from './canary-texts.ts';
import { tablesWith, type WholePerson } from './whole-record.ts';
import type { TestApp } from './test-app.ts';

type Server = Pick<TestApp, 'deps'>;
type Someone = Pick<WholePerson, 'userId' | 'patientId' | 'email'>;

export type Canaries = {
  /** The fields whose texts have a canary: `medications.name`. */
  readonly fields: readonly string[];
  /** The ids of some rows of each table. */
  readonly ids: readonly string[];
  /** What a text holds of the user: fields, ids, the address. */
  in(text: string): string[];
  /** What a response shows of the user, though this call may not; at most ten. */
  leakedBy(endpoint: Pick<Endpoint, 'audience'>, answer: string): string[];
};

/** Every text inside of a value. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every id in the rows of a user, or of all other users. */
async function idsIn({ deps }: Server, someone: Someone, isTheirs: boolean): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { table, column, id } of await placesOf({ deps }, someone)) {
    const rows = await deps.db.query<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} ${isTheirs ? '=' : '<>'} $1`,
      [id],
    );
    for (const text of rows.flatMap(({ row }) => stringsIn(row))) if (isId(text)) ids.add(text);
  }
  return ids;
}

const ofEachTable = 2;

/** The ids of the first rows of every table of theirs; of an account and a record too. */
async function someIds(server: Server, someone: Someone): Promise<string[]> {
  const ids = [someone.userId, someone.patientId];
  const withId = await tablesWith(server, 'id');
  const places = await placesOf(server, someone);
  for (const { table, column, id } of places.filter((each) => withId.includes(each.table))) {
    const rows = await server.deps.db.query<{ id: string }>(
      `SELECT id::text AS id FROM ${table} WHERE ${column} = $1 ORDER BY id LIMIT ${ofEachTable}`,
      [id],
    );
    ids.push(...rows.map((row) => row.id));
  }
  return [...new Set(ids)];
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** §3: an administrator sees which accounts exist and where they are signed in, and nothing of a record. */
const factsOfAnAccount = ['users.first_name', 'users.last_name', 'sessions.device'];

/**
 * Every text in every row of a user becomes a canary, and every id that no other user's rows have: none of them may
 * reach another user or a log. Writes to the rows, so before anything is watched.
 */
export async function canariesOf(server: Server, someone: Someone): Promise<Canaries> {
  const { fields, in: fieldsIn } = await markTexts(server, someone);
  const others = await idsIn(server, someone, false);
  const theirs = await idsIn(server, someone, true);
  const ids = new Set([...theirs].filter((id) => !others.has(id)));
  const { userId, patientId, email } = someone;
  const all = (text: string): string[] => [
    ...fieldsIn(text),
    ...new Set(
      text
        .toLowerCase()
        .match(anyId)
        ?.filter((id) => ids.has(id)),
    ),
    ...(text.includes(email) ? [email] : []),
  ];
  const shownToAdministrators = [userId, patientId, email, ...factsOfAnAccount];
  return {
    fields,
    ids: await someIds(server, someone),
    in: all,
    leakedBy: ({ audience }, answer) => {
      const allowed = audience === 'administrator' ? shownToAdministrators : [];
      return all(answer)
        .filter((each) => !allowed.includes(each))
        .slice(0, 10);
    },
  };
}
