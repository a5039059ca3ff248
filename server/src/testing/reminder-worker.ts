import { remindersByMail } from '../adapters/reminder-mail/reminder-mail.ts';
import type { Queryable } from '../db/client.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import { deriveKeys } from '../keys.ts';
import { queueMail } from '../modules/mail/service.ts';
import { sendDueReminders } from '../modules/reminders/send-due.ts';
import { randomIds } from '../ports/ids.ts';
import { openTestDatabase } from './open-test-database.ts';

/** A reminder worker in its own process, to be killed. */
export type ReminderWorker = {
  readonly target: ConnectionTarget;
  readonly nowMs: number;
  /** After so many mails it prints 'stuck' and stops in the middle of its transaction. */
  readonly stuckAfter: number | null;
  /** Of the operator. */
  readonly secret: string;
};

const { target, nowMs, stuckAfter, secret } = JSON.parse(process.argv[2] ?? '') as ReminderWorker;
const clock = { now: () => new Date(nowMs) };
const db = openTestDatabase(target, 2);
const byMail = remindersByMail<Queryable>((...mail) =>
  queueMail({ clock, ids: randomIds, supportEmail: 'help@caretrail.example' }, ...mail),
);
let sent = 0;

process.stdout.write('begins\n');
await sendDueReminders({
  db,
  clock,
  keys: deriveKeys(secret),
  ids: randomIds,
  publicUrl: 'http://localhost:4000',
  channels: [
    {
      name: byMail.name,
      deliver: async (...message) => {
        if (sent === stuckAfter) {
          process.stdout.write('stuck\n');
          await new Promise((resolve) => setTimeout(resolve, 60_000));
        }
        sent += 1;
        await byMail.deliver(...message);
      },
    },
  ],
});
await db.close();
