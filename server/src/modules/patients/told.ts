import { mayBeTold } from '@caretrail/contract/circle/duty';
import { dateAt } from '@caretrail/contract/time/zoned';
import { knownZone } from './known-zone.ts';
import { type AccessRow, findAccess, type Under } from './told-repo.ts';

/** Whether this access lets its helper be told about doses; `zone`: by which it ends. */
export const isToldUnder = (
  { helper_id, areas, ends_on }: AccessRow,
  zone: string,
  nowMs: number,
): boolean =>
  mayBeTold(
    { helper_id, areas: areas ?? [], ends_on, is_ended: areas === null },
    dateAt(nowMs, zone),
  );

/** Asked again before each message leaves: it may have waited. Null: the message is under no access. */
export async function mayLeave(
  db: Parameters<typeof findAccess>[0],
  under: Under | null,
  now: Date,
): Promise<boolean> {
  if (under === null) return true;
  const access = await findAccess(db, under);
  return access !== undefined && isToldUnder(access, knownZone(access.zone), now.getTime());
}
