import { endBeforeStartSentence } from '@caretrail/contract/http/period';
import { isSameValue } from '@caretrail/contract/http/same-value';
import type { EventEdit } from '@caretrail/contract/timelines/event-body';
import { eventEndsBeforeStart } from '@caretrail/contract/timelines/rules';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import type { Caller } from '../../http/caller.ts';
import { fail } from '../../http/fail.ts';
import type { Owner } from '../../http/owner.ts';
import { recordAudit } from '../audit/service.ts';
import { attachFiles, type ReceivedFile } from '../files/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import { keepingFiles } from './create.ts';
import { refuseForeignLinks } from './own-links.ts';
import { updateEvent } from './repo.ts';
import { eventHappening, existing, type TimelinesDeps } from './event-record.ts';

/** Of what an edit names, only what differs: the rest is neither written nor audited. */
const changesOf = (
  before: TimelineEvent,
  edit: Omit<EventEdit, 'version'>,
): Partial<TimelineEvent> =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([name, value]) =>
        value !== undefined && !isSameValue(value, before[name as keyof TimelineEvent]),
    ),
  );

type Sent = { readonly body: EventEdit; readonly files: readonly ReceivedFile[] };

/** §7 edit: touches what it names, adds its files, and refuses to write over what it has not seen. */
export async function editEvent(
  deps: TimelinesDeps,
  owner: Owner,
  id: string,
  { body: { version, ...edit }, files }: Sent,
  caller: Caller,
): Promise<TimelineEvent> {
  const { patientId, userId } = owner;
  return keepingFiles(deps, owner, files, () =>
    deps.db.transaction(async (tx) => {
      await holdRecord(tx, patientId);
      const before = await existing(tx, patientId, id);
      if (version !== undefined && version !== before.version) throw stale(version, before);
      const changes = changesOf(before, edit);
      await refuseForeignLinks(tx, patientId, changes);
      const after = { ...before, ...changes };
      if (eventEndsBeforeStart(after))
        throw fail('invalid_input', { fields: { end: endBeforeStartSentence } });
      const changed = [...Object.keys(changes), ...(files.length > 0 ? ['files'] : [])];
      if (changed.length === 0) return before;
      const at = deps.clock.now();
      await updateEvent(tx, patientId, after, { userId, at });
      const had = before.files.length;
      const added = await attachFiles(deps, tx, owner, { eventId: id, files, had });
      await raiseDataVersion(tx, patientId);
      await recordAudit(deps, tx, eventHappening('event.edited', owner, caller, id, changed));
      return {
        ...after,
        files: [...before.files, ...added],
        version: before.version + 1,
        updated_at: at.toISOString(),
        updated_by: userId,
      };
    }),
  );
}

const stale = (yours: number, stored: TimelineEvent) =>
  fail('stale_version', {
    body: { conflict: { your_version: yours, stored_version: stored.version, stored } },
  });
