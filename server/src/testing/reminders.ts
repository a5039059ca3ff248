import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import {
  defaultReminders,
  type ReminderOverview,
  type ReminderSettings,
} from '@caretrail/contract/reminders/schema';
import { remindersByMail } from '../adapters/reminder-mail/reminder-mail.ts';
import type { Queryable } from '../db/client.ts';
import { queueMail } from '../modules/mail/service.ts';
import { sendDueReminders } from '../modules/reminders/send-due.ts';
import type { SendRemindersDeps } from '../modules/reminders/send-deps.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const day = 86_400_000;

/** Moves the clock to the next occurrence of this UTC time. */
export function clockTo({ clock }: TestApp, time: string): void {
  const now = clock.now().getTime();
  const wanted = Date.parse(`${clock.now().toISOString().slice(0, 10)}T${time}:00.000Z`);
  clock.advance((((wanted - now) % day) + day) % day);
}

/** Saves settings, or the test fails. All kinds are on. */
export async function remindMe(
  person: Person,
  more: Partial<ReminderSettings> = {},
): Promise<ReminderOverview> {
  const body = {
    ...defaultReminders,
    doses_by: ['email'],
    events_by: ['email'],
    stock_by: ['email'],
    ...more,
  };
  const answer = await person.call(remindersEndpoints.save, { body: body as never });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ReminderOverview>();
}

/** One run of the job, as one worker does it. */
export const runReminders = (
  { deps }: Pick<TestApp, 'deps'>,
  more: Partial<SendRemindersDeps> = {},
  look?: Parameters<typeof sendDueReminders>[1],
): Promise<void> =>
  sendDueReminders(
    {
      db: deps.db,
      keys: deps.keys,
      ids: deps.ids,
      clock: deps.clock,
      channels: [remindersByMail<Queryable>((...mail) => queueMail(deps, ...mail))],
      publicUrl: deps.publicUrl,
      ...more,
    },
    look,
  );
