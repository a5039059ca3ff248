import { messages } from '@caretrail/contract/i18n/messages';
import { deviceInWords } from '@caretrail/contract/account/device';
import type { Trail, TrailEntry } from '@caretrail/contract/account/schema';
import { id } from '@caretrail/contract/http/plain-text';
import { limits } from '@caretrail/contract/limits';
import { fail } from '../../http/fail.ts';
import { findSignIns, findTrail, type TrailRow, type Whose } from './trail-repo.ts';

type Db = Parameters<typeof findTrail>[0];
type Asked = { readonly limit?: number | undefined; readonly cursor?: string | undefined };

const texts = messages('audit/trail', {
  cursor: 'We cannot find the next page. Reload the page.',
});

const byOf = ({ actor_id, actor_role }: TrailRow, { userId }: Whose): TrailEntry['by'] => {
  if (actor_id === userId) return 'you';
  if (actor_role === 'administrator') return 'administrator';
  return actor_role === 'patient' && actor_id !== null ? 'helper' : 'nobody';
};

function cursorOf({ cursor }: Asked): string | null {
  if (cursor === undefined) return null;
  const read = id.safeParse(cursor);
  if (!read.success)
    throw fail('invalid_input', {
      fields: { cursor: texts.cursor },
    });
  return read.data;
}

/** A page of the log, newest first. One more than requested tells whether there is another. */
async function pageOf(find: typeof findTrail, db: Db, whose: Whose, asked: Asked): Promise<Trail> {
  const most = asked.limit ?? limits.account.trailPage;
  const rows = await find(db, whose, { before: cursorOf(asked), most: most + 1 });
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({
      id: row.id,
      at: row.at,
      by: byOf(row, whose),
      action: row.action,
      outcome: row.outcome,
      device: deviceInWords(row.device),
      fields: row.changed_fields,
    })),
    ...(rows.length > most && last && { next_cursor: last.id }),
  };
}

export const readSignIns = (db: Db, whose: Whose, asked: Asked): Promise<Trail> =>
  pageOf(findSignIns, db, whose, asked);

export const readTrail = (db: Db, whose: Whose, asked: Asked): Promise<Trail> =>
  pageOf(findTrail, db, whose, asked);
