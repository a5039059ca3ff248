import type { ReminderChannelName } from '@caretrail/contract/reminders/schema';

/** What a person is told, in words that fit every channel. */
export type ReminderMessage = {
  /** Shown on locked screens: it names no medicine and no event. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly link: { readonly address: string; readonly label: string };
  /** How to stop it. */
  readonly footnote: string;
  /** From here on it helps nobody. */
  readonly uselessAfter: Date;
};

/** A way by which reminders reach a person. `Tx`: the transaction of whoever sends. */
export interface ReminderChannel<Tx> {
  readonly name: ReminderChannelName;
  /** Takes the message over in the transaction that marks its reminders as sent: both are kept, or neither. */
  deliver(tx: Tx, to: { readonly email: string }, message: ReminderMessage): Promise<void>;
}
