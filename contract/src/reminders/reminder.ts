import type { ZoneMove } from '../medications/zone-moves.ts';
import type { StepChange } from '../medications/step-changes.ts';
import type { StockAlert } from '../medications/run-out.ts';
import type { Stock } from '../medications/stock.ts';
import type { ReminderKind, ReminderSettings } from './schema.ts';

/** What a reminder says beside the time: that the dose changes, or that something runs out. */
export type Told =
  | { readonly what: 'step'; readonly step: StepChange }
  | {
      readonly what: 'stock';
      readonly alert: NonNullable<StockAlert>;
      readonly stock: Pick<Stock, 'strength' | 'repeats_left' | 'renew_lead_days'> & {
        readonly runs_out_on: string;
      };
    };

/** One reminder that the settings ask for. */
export type Reminder = {
  /** Names it for ever: it goes out once by each channel. Holds ids and times only. */
  readonly key: string;
  readonly kind: ReminderKind;
  /** The medicine or the event. */
  readonly about: string;
  readonly name: string;
  /** What it is about, on the clock of its own zone. */
  readonly local_date_time: string;
  readonly time_zone: string;
  readonly all_day: boolean;
  /** The second one about a dose that nobody has logged. */
  readonly is_again: boolean;
  /** Null: that it is due. */
  readonly told: Told | null;
  readonly send_ms: number;
  /** From here on it is not sent any more, should the server have been away. */
  readonly until_ms: number;
  /** From here on a message that is still under way helps nobody. */
  readonly useless_ms: number;
};

/** Whose reminders: how they want them, where they live, and since when they want each kind. */
export type Wanted = {
  readonly settings: ReminderSettings;
  readonly zone: string;
  /** When the person moved to another zone. */
  readonly moves?: readonly ZoneMove[];
  readonly sinceMs: Readonly<Record<ReminderKind, number>>;
};

const minute = 60 * 1000;
/** The job looks every minute: what was due just before a change still goes out. */
const slackMs = 2 * minute;

/** Nobody is reminded of what was over when they wrote it down or switched reminders on. */
export const isInTime = (sendMs: number, ...knownSinceMs: readonly number[]): boolean =>
  knownSinceMs.every((since) => sendMs >= since - slackMs);
