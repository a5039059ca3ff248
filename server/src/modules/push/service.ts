/** For the reminders, in their own transaction. */
export { devicesInUse } from './devices.ts';
export { writtenIn } from './language.ts';
export type { NewNotice, NoticeDose } from './notice.ts';
export {
  type NoticeDeps,
  outstandingNotices,
  type Outstanding,
  queueNotices,
  reachableDevices,
  settle,
  waitWithMails,
} from './notices.ts';

/** At the start, and for its checks. */
export { isServerKeyUsable, makeVapid, serverKey, subjectOf } from './server-key.ts';
export { type PushSender, pushSender, type SendPushDeps } from './send-due.ts';
