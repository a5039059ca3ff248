import * as z from 'zod/mini';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { localTime } from '../http/date-text.ts';
import { id } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

const errors = messages('reminders/errors', {
  yesOrNo: 'Select yes or no.',
  channel: 'Select how reminders are sent.',
  sameTimes: 'Enter an end time that is different from the start time.',
});

/** With both, a notification goes first, and the email where no device confirms it. */
export const reminderChannels = ['email', 'push'] as const;
export type ReminderChannelName = (typeof reminderChannels)[number];

export const reminderKinds = ['dose', 'event', 'stock'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderLimits = {
  /** How many times before one event. */
  beforeEvent: 5,
  earliestMin: 30 * 24 * 60,
  againMin: { least: 5, most: 12 * 60 },
  mailAfterMin: { least: 5, most: 120 },
  mutedEvents: 500,
} as const;

const usualMailAfterMin = 15;

const yesOrNo = z.boolean({ error: () => errors.yesOrNo });
const channels = limitedList(
  z.enum(reminderChannels, { error: () => errors.channel }),
  reminderChannels.length,
);

/** Local to the person; may run over midnight. */
const quietHours = z.strictObject({ from: localTime, until: localTime }).check(
  z.refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: () => errors.sameTimes,
  }),
);
export type QuietHours = z.infer<typeof quietHours>;

export const reminderSettings = z.strictObject({
  /** No channel: no reminders of this kind. */
  doses_by: channels,
  events_by: channels,
  /** When a medicine runs low or needs a new prescription. A page from before this was asked does not send it. */
  stock_by: z._default(channels, []),
  quiet: z.nullable(quietHours),
  /** Minutes before the start, where an event says nothing of its own. */
  before_event: limitedList(wholeNumber(0, reminderLimits.earliestMin), reminderLimits.beforeEvent),
  /** A second reminder when a dose is still not logged after so many minutes; null: none. */
  again_after_min: z.nullable(
    wholeNumber(reminderLimits.againMin.least, reminderLimits.againMin.most),
  ),
  /** Whether a mail may name medicines, amounts and events: others may see the mailbox. */
  names_in_mails: yesOrNo,
  /** The same of notifications: a locked screen shows them. A page from before this was asked does not send it. */
  names_in_notifications: z._default(yesOrNo, false),
  /** A notification that no device confirms in so many minutes goes by email; null: it does not. */
  mail_after_min: z._default(
    z.nullable(wholeNumber(reminderLimits.mailAfterMin.least, reminderLimits.mailAfterMin.most)),
    usualMailAfterMin,
  ),
  muted_medications: limitedList(id, limits.medications.perPatient),
  muted_events: limitedList(id, reminderLimits.mutedEvents),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const defaultReminders: ReminderSettings = {
  doses_by: [],
  events_by: [],
  stock_by: [],
  quiet: null,
  before_event: [24 * 60, 2 * 60],
  again_after_min: null,
  names_in_mails: false,
  names_in_notifications: false,
  mail_after_min: usualMailAfterMin,
  muted_medications: [],
  muted_events: [],
};

const text = z.string();

/** The settings, what they are about, and what comes of them next. */
export const reminderOverview = z.object({
  settings: reminderSettings,
  email: text,
  /** Devices that get notifications, and the names of those that left the last ones unconfirmed. */
  push: z.object({ devices: z.int(), silent: z.array(text) }),
  time_zone: text,
  medications: z.array(z.object({ id, name: text })),
  /** Planned and still to come, the next first. */
  events: z.array(
    z.object({ id, title: text, start: text, time_zone: text, all_day: z.boolean() }),
  ),
  next: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      name: text,
      /** When it comes, on the person's own clock: 'YYYY-MM-DDTHH:mm'. */
      comes_at: text,
      /** What it is about, on the clock of its own zone. */
      local_date_time: text,
      all_day: z.boolean(),
    }),
  ),
});
export type ReminderOverview = z.infer<typeof reminderOverview>;
export type NextReminder = ReminderOverview['next'][number];
