import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import {
  type ReminderOverview,
  type ReminderSettings,
  reminderSettings,
} from '@caretrail/contract/reminders/schema';
import { settingsFromWishes } from '@caretrail/contract/reminders/start-settings';
import type { RecordContext } from '../../http/record-context.ts';
import { type RecordDeps, type RecordWrite, writeRecord } from '../patients/service.ts';
import { overviewOf } from './overview.ts';
import { findSettings, putSettings } from './repo.ts';
import { settingsOf } from './settings.ts';

/** For preboarding, in its write and under its audit row: its answers are the first settings. */
export const startReminders = (
  { tx, patientId, by }: RecordWrite,
  wishes: PreboardingDraft['reminders'],
): Promise<void> => putSettings(tx, patientId, settingsFromWishes(wishes), by);

export const readReminders = (
  deps: RecordDeps,
  { patientId }: RecordContext,
): Promise<ReminderOverview> => overviewOf(deps, deps.db, patientId);

const names = Object.keys(reminderSettings.shape) as (keyof ReminderSettings)[];

/** An unknown id, or another patient's, switches nothing off: it is only compared with the patient's own. */
export const saveReminders = (
  deps: RecordDeps,
  context: RecordContext,
  settings: ReminderSettings,
): Promise<ReminderOverview> =>
  writeRecord(deps, context, async ({ tx, patientId, by, changed }) => {
    const before = settingsOf(await findSettings(tx, patientId));
    const changedFields = names.filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(settings[name]),
    );
    if (changedFields.length > 0) {
      await putSettings(tx, patientId, settings, by);
      changed('reminders.edited', 'reminders', patientId, changedFields);
    }
    return overviewOf(deps, tx, patientId);
  });
