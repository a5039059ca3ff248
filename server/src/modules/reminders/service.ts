import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import {
  type ReminderOverview,
  type ReminderSettings,
  reminderSettings,
} from '@caretrail/contract/reminders/schema';
import { settingsFromWishes } from '@caretrail/contract/reminders/start-settings';
import type { Database, Queryable } from '../../db/client.ts';
import type { RecordContext } from '../../http/record-context.ts';
import { type AuditDeps, auditEvent, recordAudit } from '../audit/service.ts';
import { holdRecord, raiseDataVersion } from '../patients/service.ts';
import { overviewOf } from './overview.ts';
import { findSettings, putSettings } from './repo.ts';
import { settingsOf } from './settings.ts';

export type RemindersDeps = AuditDeps & { readonly db: Database };

/** For preboarding, in its transaction and under its audit row: what was wished for is the start. */
export async function startReminders(
  { clock }: Pick<RemindersDeps, 'clock'>,
  tx: Queryable,
  { patientId, actor: { userId } }: RecordContext,
  wishes: PreboardingDraft['reminders'],
): Promise<void> {
  const by = { userId, at: clock.now() };
  await putSettings(tx, patientId, settingsFromWishes(wishes), by);
}

export const readReminders = (
  deps: RemindersDeps,
  { patientId }: RecordContext,
): Promise<ReminderOverview> => overviewOf(deps, deps.db, patientId);

const names = Object.keys(reminderSettings.shape) as (keyof ReminderSettings)[];

/** A name that is nobody's, or another patient's, switches nothing off: it is only ever compared with one's own. */
export async function saveReminders(
  deps: RemindersDeps,
  context: RecordContext,
  settings: ReminderSettings,
): Promise<ReminderOverview> {
  const { patientId, actor } = context;
  return deps.db.transaction(async (tx) => {
    await holdRecord(tx, patientId);
    const before = settingsOf(await findSettings(tx, patientId));
    const changedFields = names.filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]),
    );
    if (changedFields.length > 0) {
      await putSettings(tx, patientId, settings, { userId: actor.userId, at: deps.clock.now() });
      await raiseDataVersion(tx, patientId);
      const event = auditEvent(context, 'reminders.edited', 'reminders', patientId, changedFields);
      await recordAudit(deps, tx, event);
    }
    return overviewOf(deps, tx, patientId);
  });
}
