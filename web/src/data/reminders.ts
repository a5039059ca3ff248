import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import type { AppThunk } from '../app/store.ts';
import { api, reads, writes } from './api.ts';

const reminderReads = api.injectEndpoints({
  endpoints: (build) => ({
    findReminders: reads(build, remindersEndpoints.read, ['reminders']),
  }),
});

const showReminders =
  (value: ReminderOverview): AppThunk<void> =>
  (dispatch) =>
    void dispatch(
      reminderReads.util.upsertQueryEntries([
        { endpointName: 'findReminders', arg: undefined, value },
      ]),
    );

export const remindersApi = reminderReads.injectEndpoints({
  endpoints: (build) => ({
    saveReminders: writes(build, remindersEndpoints.save, [], showReminders),
  }),
});
