import { calendarEndpoints } from '@caretrail/contract/calendar/endpoints';
import {
  calendarFileName,
  type CalendarChoice,
  type CalendarOverview,
  type NewCalendarAddress,
  showsMore,
} from '@caretrail/contract/calendar/schema';
import { fillPath } from '@caretrail/contract/http/endpoint';
import type { Queryable } from '../../db/client.ts';
import { fail } from '../../http/fail.ts';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import type { RecordContext } from '../../http/record-context.ts';
import type { AuthDeps } from '../auth/service.ts';
import { type RecordWrite, writeRecord } from '../patients/service.ts';
import { deleteFeed, findFeed, putFeed, updateMode } from './repo.ts';

export type CalendarDeps = AuthDeps;

/** Refuses a caller whose second step is not recent. */
type AssertRecent = () => Promise<void>;

const objectType = 'calendar-feed';

async function overviewOf(db: Queryable, patientId: string): Promise<CalendarOverview> {
  return { feed: (await findFeed(db, patientId)) ?? null };
}

export const readFeed = (
  { db }: CalendarDeps,
  { patientId }: RecordContext,
): Promise<CalendarOverview> => overviewOf(db, patientId);

/** The only time that the address is known. */
export const createFeed = (
  deps: CalendarDeps,
  context: RecordContext,
  { mode }: CalendarChoice,
): Promise<NewCalendarAddress> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const before = await findFeed(tx, patientId);
    const token = newLinkToken();
    await putFeed(tx, patientId, { tokenHash: hashOfToken(token), mode, now: by.at });
    changed(before ? 'calendar-feed.renewed' : 'calendar-feed.created', objectType, patientId, [
      'mode',
    ]);
    const path = fillPath(calendarEndpoints.document.path, { file: calendarFileName(token) });
    const feed = { mode, created_at: by.at.toISOString(), last_read_at: null };
    return { feed, url: deps.publicUrl + path };
  });

/** To show less is always possible. */
export async function editFeed(
  deps: CalendarDeps,
  context: RecordContext,
  { mode }: CalendarChoice,
  assertRecent: AssertRecent,
): Promise<CalendarOverview> {
  const found = await findFeed(deps.db, context.patientId);
  if (found !== undefined && showsMore(mode, found.mode)) await assertRecent();
  return writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const feed = await findFeed(tx, patientId);
    if (feed === undefined) throw fail('not_found');
    // Another request has made it show less since the check.
    if (found === undefined || (showsMore(mode, feed.mode) && !showsMore(mode, found.mode)))
      throw fail('conflict');
    if (feed.mode !== mode) {
      await updateMode(tx, patientId, { mode, now: by.at });
      changed('calendar-feed.edited', objectType, patientId, ['mode']);
    }
    return overviewOf(tx, patientId);
  });
}

async function endIn({ tx, patientId, changed }: RecordWrite): Promise<CalendarOverview> {
  if (await deleteFeed(tx, patientId)) changed('calendar-feed.deleted', objectType, patientId);
  return { feed: null };
}

/** Idempotent. */
export const removeFeed = (deps: CalendarDeps, context: RecordContext): Promise<CalendarOverview> =>
  writeRecord(deps, context, endIn);

/** For accounts that are closed: the address does not come back with them. */
export async function endCalendarFeed(tx: Queryable, patientId: string | null): Promise<void> {
  if (patientId !== null) await deleteFeed(tx, patientId);
}
