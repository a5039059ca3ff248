import type { Database, Queryable } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import { rootBeforeTheFirst, rootOf, type SealedRow } from './seal-root.ts';
import {
  findNewestSeal,
  insertSeal,
  readRowsToSeal,
  type Seal,
  takeSealLock,
  takeUnsealed,
} from './seals-repo.ts';

export type SealDeps = { readonly db: Database; readonly keys: Keys; readonly clock: Clock };

/** Many small seals instead of one large: each is read whole when it is checked. */
const maxRows = 1000;

/** A full one may have left rows for the next. */
export const leftNothingWaiting = ({ members }: Pick<Seal, 'members'>): boolean =>
  members.length < maxRows;

/** In the order of the seal's list. A deleted row is missing, which changes the root. */
export async function rowsOf(db: Queryable, members: readonly string[]): Promise<SealedRow[]> {
  const rows = new Map((await readRowsToSeal(db, members)).map((row) => [row.id, row]));
  return members.flatMap((id) => rows.get(id) ?? []);
}

const sealOnce = ({ db, keys, clock }: SealDeps): Promise<Seal | undefined> =>
  db.transaction(async (tx) => {
    if (!(await takeSealLock(tx))) return undefined;
    const members = [...new Set(await takeUnsealed(tx, maxRows))].toSorted();
    if (members.length === 0) return undefined;
    const before = await findNewestSeal(tx);
    const number = (before?.number ?? 0) + 1;
    // With microseconds, as the database will write it again.
    const sealedAt = clock.now().toISOString().replace('Z', '000Z');
    const previous = before?.root ?? rootBeforeTheFirst;
    const rows = await rowsOf(tx, members);
    const root = rootOf(keys.of('audit-seals'), { number, sealedAt, previous, rows });
    const seal = { number, sealed_at: sealedAt, members, root };
    await insertSeal(tx, seal);
    return seal;
  });

/** Stored outside, to prove later that nothing was cut off the end: '812:3f…'. */
export const anchorOf = ({ number, root }: Pick<Seal, 'number' | 'root'>): string =>
  `${number}:${Buffer.from(root).toString('hex')}`;

/** Seals all waiting rows; one of several servers does it. Returns the anchors of the new seals. */
export async function sealAudit(deps: SealDeps): Promise<string[]> {
  const anchors: string[] = [];
  for (;;) {
    const seal = await sealOnce(deps);
    if (seal === undefined) return anchors;
    anchors.push(anchorOf(seal));
    if (leftNothingWaiting(seal)) return anchors;
  }
}
