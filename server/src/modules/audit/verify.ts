import type { Queryable } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import { rootBeforeTheFirst, rootOf } from './seal-root.ts';
import { anchorOf, rowsOf } from './seal.ts';
import { countCoverage, findSealsAfter, type Seal } from './seals-repo.ts';

type VerifyDeps = { readonly db: Queryable; readonly keys: Keys };

export type Verified =
  | {
      readonly holds: true;
      readonly seals: number;
      readonly rows: number;
      readonly waiting: number;
      readonly newest: string | null;
    }
  | { readonly holds: false; readonly because: string };

const sealsAtATime = 20;
const broken = (because: string): Verified => ({ holds: false, because });
const named = ({ number, sealed_at }: Seal): string =>
  `Seal ${number} of ${sealed_at.slice(0, 16).replace('T', ' ')} UTC does not hold`;

async function problemOf({ db, keys }: VerifyDeps, seal: Seal, before: Seal | undefined) {
  const expected = (before?.number ?? 0) + 1;
  if (seal.number !== expected) return `Seal ${expected} is missing.`;
  const rows = await rowsOf(db, seal.members);
  const gone = seal.members.length - rows.length;
  if (gone > 0) return `${named(seal)}: ${gone} of its ${seal.members.length} rows are gone.`;
  const root = rootOf(keys.of('audit-seals'), {
    number: seal.number,
    sealedAt: seal.sealed_at,
    previous: before?.root ?? rootBeforeTheFirst,
    rows,
  });
  if (root.equals(seal.root)) return undefined;
  return before === undefined
    ? `${named(seal)}: something in it was changed, or CARETRAIL_SECRET is not the one it was made with.`
    : `${named(seal)}: one of its ${rows.length} rows, or the seal itself, was changed afterwards.`;
}

/**
 * Makes every seal again from the rows as they are now, and names the first that differs. `anchors` are roots that were
 * kept outside the database: with them it is also found when the end of the log was cut off, seals and all.
 */
export async function verifyAudit(
  deps: VerifyDeps,
  anchors: readonly string[] = [],
): Promise<Verified> {
  const missing = new Set(anchors);
  let before: Seal | undefined;
  let rows = 0;
  for (;;) {
    const seals = await findSealsAfter(deps.db, before?.number ?? 0, sealsAtATime);
    for (const seal of seals) {
      const problem = await problemOf(deps, seal, before);
      if (problem !== undefined) return broken(problem);
      missing.delete(anchorOf(seal));
      rows += seal.members.length;
      before = seal;
    }
    if (seals.length < sealsAtATime) break;
  }
  const [lost] = missing;
  if (lost !== undefined) {
    return broken(
      `Seal ${lost.split(':')[0]} is not the one that was kept: the log was cut off or made again.`,
    );
  }
  const count = await countCoverage(deps.db);
  const strangers = count.rows - count.sealed - count.waiting;
  if (strangers > 0)
    return broken(`${strangers} rows are in no seal and wait for none: they were slipped in.`);
  if (strangers < 0) return broken(`${-strangers} rows that waited for a seal are gone.`);
  return {
    holds: true,
    seals: before?.number ?? 0,
    rows,
    waiting: count.waiting,
    newest: before === undefined ? null : anchorOf(before),
  };
}
