import { pushByHttp } from '../adapters/push-http/push-http.ts';
import { remindersByMail } from '../adapters/reminder-mail/reminder-mail.ts';
import type { Queryable } from '../db/client.ts';
import type { ConnectionTarget } from '../db/connection.ts';
import { deriveKeys } from '../keys.ts';
import { queueMail } from '../modules/mail/service.ts';
import { makeVapid, pushSender } from '../modules/push/service.ts';
import { sendDueReminders } from '../modules/reminders/send-due.ts';
import { randomIds } from '../ports/ids.ts';
import { openTestDatabase } from './open-test-database.ts';

/** A worker in its own process, to be killed: one run of the reminders, and one of the notifications. */
export type PushWorker = {
  readonly target: ConnectionTarget;
  readonly nowMs: number;
  /** After so many notifications it prints 'stuck': one was taken by the push service, and is not marked as sent. */
  readonly stuckAfter: number | null;
  /** Of the operator. */
  readonly secret: string;
};

const { target, nowMs, stuckAfter, secret } = JSON.parse(process.argv[2] ?? '') as PushWorker;
const clock = { now: () => new Date(nowMs) };
const db = openTestDatabase(target, 4);
const deps = {
  db,
  clock,
  keys: deriveKeys(secret),
  ids: randomIds,
  supportEmail: 'help@caretrail.example',
  publicUrl: 'http://localhost:4000',
};
const real = pushByHttp({ isLoopbackAllowed: true, patienceMs: 2000 });
let sent = 0;

process.stdout.write('begins\n');
await sendDueReminders({
  ...deps,
  channels: [remindersByMail<Queryable>((...mail) => queueMail(deps, ...mail))],
});
const sender = pushSender({
  ...deps,
  vapid: await makeVapid(deps),
  transport: {
    deliver: async (request) => {
      const answer = await real.deliver(request);
      sent += 1;
      if (stuckAfter !== null && sent > stuckAfter) {
        process.stdout.write('stuck\n');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      }
      return answer;
    },
  },
});
await sender.sendDue();
await sender.settled();
await db.close();
