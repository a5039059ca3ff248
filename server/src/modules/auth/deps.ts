import type { Database } from '../../db/client.ts';
import type { Keys } from '../../keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Hashing } from './hashing.ts';

/** The dependencies of sign-in. */
export type AuthDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hashing: Hashing;
  readonly publicUrl: string;
  /** Named in mails that ask the user to report something. */
  readonly supportEmail: string;
  readonly mode: 'demo' | 'production';
  /** The version of the terms that counts as accepted. */
  readonly termsVersion: string;
  /** Whether failed sign-ins lead to a proof of work. */
  readonly captcha: boolean;
  /** Only tests set it, where the time of a response is not what they are about: see `withMinimumDuration`. */
  readonly minimumAnswerMs?: number;
};
