import type { ReminderChannelName } from '@caretrail/contract/reminders/schema';

/** The message to a patient, in a wording that fits every channel. */
export type ReminderMessage = {
  /** Shown on locked screens: it names no medicine and no event. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly link: { readonly address: string; readonly label: string };
  /** How to stop it. */
  readonly footnote: string;
  /** From here on it is of no use. */
  readonly uselessAfter: Date;
};

/** A channel that delivers reminders. `Tx`: the transaction of the sender. */
export interface ReminderChannel<Tx> {
  readonly name: ReminderChannelName;
  /** Accepts the message in the transaction that marks its reminders as sent: both are stored, or neither. */
  deliver(tx: Tx, to: { readonly email: string }, message: ReminderMessage): Promise<void>;
}
