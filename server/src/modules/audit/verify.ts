import type { Queryable } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import { rootBeforeTheFirst, rootOf, type SealedRow } from './seal-root.ts';
import { anchorOf, leftNothingWaiting, rowsOf } from './seal.ts';
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
const nameOf = ({ number, sealed_at }: Seal): string =>
  `seal ${number} of ${sealed_at.slice(0, 16).replace('T', ' ')} UTC`;
const named = (seal: Seal): string => `S${nameOf(seal).slice(1)} does not match`;

/** No transaction of ours is open for so long, and no two clocks are so far apart. */
const latestMs = 60 * 60 * 1000;

/** Rows that claim to be older than a seal which left nothing waiting: then they were added later. */
const backDatedIn = (rows: readonly SealedRow[], emptied: Seal | undefined): number => {
  if (emptied === undefined) return 0;
  const earliest = Date.parse(emptied.sealed_at) - latestMs;
  return rows.filter(({ at }) => Date.parse(at) < earliest).length;
};

async function lookAt({ db, keys }: VerifyDeps, seal: Seal, before: Seal | undefined) {
  const rows = await rowsOf(db, seal.members);
  return { rows, problem: problemOf(keys, seal, before, rows) };
}

function problemOf(keys: Keys, seal: Seal, before: Seal | undefined, rows: readonly SealedRow[]) {
  const expected = (before?.number ?? 0) + 1;
  if (seal.number !== expected) return `Seal ${expected} is missing.`;
  const gone = seal.members.length - rows.length;
  if (gone > 0) return `${named(seal)}: ${gone} of its ${seal.members.length} rows are missing.`;
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
 * Computes every seal again from the current rows, and names the first that differs. `anchors` are roots that were
 * stored outside the database: with them it also detects that the end of the log was cut off, seals included.
 */
export async function verifyAudit(
  deps: VerifyDeps,
  anchors: readonly string[] = [],
): Promise<Verified> {
  const missing = new Set(anchors);
  let before: Seal | undefined;
  let emptied: Seal | undefined;
  let backDated: string | undefined;
  let rows = 0;
  for (;;) {
    const seals = await findSealsAfter(deps.db, before?.number ?? 0, sealsAtATime);
    for (const seal of seals) {
      const found = await lookAt(deps, seal, before);
      if (found.problem !== undefined) return broken(found.problem);
      const late = backDatedIn(found.rows, emptied);
      if (late > 0) backDated ??= `${late} rows of ${nameOf(seal)}`;
      missing.delete(anchorOf(seal));
      rows += seal.members.length;
      before = seal;
      if (leftNothingWaiting(seal)) emptied = seal;
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
    return broken(
      `${strangers} rows are in no seal and are not waiting for one: they were added from outside.`,
    );
  if (strangers < 0) return broken(`${-strangers} rows that were waiting for a seal are missing.`);
  // Last, because a clock that was set back once is reported for ever, and must not hide worse faults.
  if (backDated !== undefined)
    return broken(
      `${backDated} have a time more than an hour before the seal before it: they were written later than they say, or a clock was set back.`,
    );
  return {
    holds: true,
    seals: before?.number ?? 0,
    rows,
    waiting: count.waiting,
    newest: before === undefined ? null : anchorOf(before),
  };
}
