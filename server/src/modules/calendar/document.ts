import { createHash } from 'node:crypto';
import {
  calendarDays,
  type CalendarRecord,
  type CalendarShown,
  writeFeed,
} from '@caretrail/contract/calendar/entries';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { Caller } from '../../http/caller.ts';
import type { FairQueue } from '../../http/fair-queue.ts';
import { hashOfToken } from '../../http/link-token.ts';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { recordAudit } from '../audit/service.ts';
import { calendarPlaces } from '../locations/service.ts';
import { visitsBetween } from '../timelines/service.ts';
import { treatmentsAt } from '../treatments/service.ts';
import { findOpenFeed, noteRead, type OpenFeed } from './repo.ts';
import type { CalendarDeps } from './service.ts';

export type CalendarDocument = { readonly text: string; readonly etag: string };

type Reading = {
  readonly caller: Caller;
  readonly isConnected: () => boolean;
  /** False: it only asks whether something is there. */
  readonly isRead: boolean;
};

async function documentOf({ db, clock }: CalendarDeps, feed: OpenFeed): Promise<CalendarDocument> {
  const nowMs = clock.now().getTime();
  const { zone, treatments } = await treatmentsAt(db, feed.patient_id, nowMs);
  const today = dateAt(nowMs, zone);
  const [visits, places] = await Promise.all([
    visitsBetween(db, feed.patient_id, calendarDays(today)),
    feed.mode === 'discreet' ? [] : calendarPlaces(db, feed.patient_id),
  ]);
  const record: CalendarRecord = { visits, treatments, places };
  const shown: CalendarShown = { mode: feed.mode, changedAt: feed.changed_at };
  const text = inLanguage(languageOfTag(feed.language), () =>
    writeFeed(record, shown, { today, zone }),
  );
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, etag: `W/"${digest}"` };
}

/** An app may ask several times in a moment. */
const sameReadMs = 60_000;

/** That it was read is told to the patient: the first time in the log, and always the last time. */
async function noteReading(
  deps: CalendarDeps,
  feed: OpenFeed,
  tokenHash: Buffer,
  { caller }: Reading,
): Promise<void> {
  const now = deps.clock.now();
  const isFirst = feed.last_read_at === null;
  if (!isFirst && now.getTime() - Date.parse(feed.last_read_at ?? '') < sameReadMs) return;
  await deps.db.transaction(async (tx) => {
    if (!(await noteRead(tx, feed, { tokenHash, now })) || !isFirst) return;
    await recordAudit(deps, tx, {
      action: 'calendar-feed.read',
      caller,
      objectType: 'calendar-feed',
      objectId: feed.patient_id,
      subjectPatientId: feed.patient_id,
    });
  });
}

/** The calendar at an address; null: the address opens nothing (any more). */
export async function openDocument(
  deps: CalendarDeps & { readonly enqueue: FairQueue },
  token: string,
  reading: Reading,
): Promise<CalendarDocument | null> {
  const tokenHash = hashOfToken(token);
  const feed = await findOpenFeed(deps.db, tokenHash);
  if (feed === undefined) return null;
  // Before anything leaves: what cannot be noted is not shown.
  if (reading.isRead) await noteReading(deps, feed, tokenHash, reading);
  const client = { of: feed.patient_id, isConnected: reading.isConnected };
  return deps.enqueue(() => documentOf(deps, feed), client);
}
