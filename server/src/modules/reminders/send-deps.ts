import type { Database, Queryable } from '../../db/client.ts';
import type { OnProblem } from '../../job-problem.ts';
import type { ReminderChannel } from '../../ports/reminder-channel.ts';
import type { NoticeDeps } from '../push/service.ts';

export type SendRemindersDeps = NoticeDeps & {
  readonly db: Database;
  /** Notifications go first, and by themselves. */
  readonly channels: readonly ReminderChannel<Queryable>[];
  readonly publicUrl: string;
  readonly onProblem?: OnProblem;
};
