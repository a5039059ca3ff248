import type { ZoneMove } from '../medications/zone-moves.ts';
import type { StepChange } from '../medications/step-changes.ts';
import type { SaidStock } from '../medications/format-stock.ts';
import type { Stock } from '../medications/stock.ts';
import type { ReminderKind, ReminderSettings } from './schema.ts';

/** What a reminder says beside the time: that the dose changes, or that a stock runs low or expires. */
export type Told =
  | { readonly what: 'step'; readonly step: StepChange }
  | { readonly what: 'stock'; readonly stock: SaidStock & Pick<Stock, 'strength'> };

/** Names a planned dose of a medicine. */
export type ReminderDose = {
  readonly schedule_version_id: string;
  readonly slot_id: string;
  readonly local_date: string;
  readonly postponed_ms: number | null;
  /** Whether the plan says exactly how much; otherwise the person decides about the amount. */
  readonly is_amount_known: boolean;
};

/** One reminder that the settings request. */
export type Reminder = {
  /** Its permanent name: it is sent once by each channel. Holds ids and times only. */
  readonly key: string;
  readonly kind: ReminderKind;
  /** The medicine or the event. */
  readonly about: string;
  readonly name: string;
  /** How much to take: the parts, else the dosage as it was written. Empty where neither is known. */
  readonly amount: string;
  /** What it is about, on the clock of its own zone. */
  readonly local_date_time: string;
  /** The planned time of a dose that was postponed. */
  readonly put_off_from: string | null;
  readonly time_zone: string;
  readonly all_day: boolean;
  /** The second one about a dose that has not been logged. */
  readonly is_again: boolean;
  /** The planned dose that is due, as its plan names it. */
  readonly dose?: ReminderDose;
  /** Null: that it is due. */
  readonly told: Told | null;
  readonly send_ms: number;
  /** From here on it is no longer sent, in case the server was down. */
  readonly until_ms: number;
  /** From here on a message that is still queued is of no use. */
  readonly useless_ms: number;
};

/** The recipient: their settings, their zone, and since when they want each kind. */
export type Wanted = {
  readonly settings: ReminderSettings;
  readonly zone: string;
  /** When the patient moved to another zone. */
  readonly moves?: readonly ZoneMove[];
  readonly sinceMs: Readonly<Record<ReminderKind, number>>;
};

const minute = 60 * 1000;
/** The job runs every minute: what was due just before a change is still sent. */
const slackMs = 2 * minute;

/** No reminders about times that were over when the record was added or reminders were switched on. */
export const isInTime = (sendMs: number, ...knownSinceMs: readonly number[]): boolean =>
  knownSinceMs.every((since) => sendMs >= since - slackMs);
