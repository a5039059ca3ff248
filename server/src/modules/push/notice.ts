import type { PushKind } from '@caretrail/contract/push/schema';

/** A planned dose that a notification asks about. */
export type NoticeDose = {
  readonly medication_id: string;
  readonly schedule_version_id: string;
  readonly slot_id: string;
  readonly local_date: string;
  /** Where the dose had been put off to when the notification was made. */
  readonly postponed_ms: number | null;
  /** When it counts as missed; from then on it is not answered here. */
  readonly useless_ms: number;
  /** On the clock of the dose. */
  readonly local_date_time: string;
  readonly time_zone: string;
  readonly name: string;
  readonly amount: string;
};

/** What a notification says, in the language of the account. */
export type NoticeText = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Labels of the actions. */
  readonly taken: string;
  readonly later: string;
};

/** A notification to all devices of a patient that answer. */
export type NewNotice = {
  readonly kind: PushKind;
  /** What it is about, without a name; those of one key replace each other. */
  readonly key: string;
  readonly text: NoticeText;
  readonly isNaming: boolean;
  /** Empty where it cannot be answered by one tap. */
  readonly doses: readonly NoticeDose[];
  /** The screen that it opens where it cannot be answered. */
  readonly path: string;
  /** The reminders that it stands for. */
  readonly reminderKeys: readonly string[];
  readonly countDue: number;
  readonly uselessMs: number;
  /** Minutes until an email takes its place; null: only where no device got it. */
  readonly mailAfterMin: number | null;
};

/** What is kept of it, encrypted. */
export type StoredNotice = Pick<
  NewNotice,
  'kind' | 'key' | 'text' | 'isNaming' | 'path' | 'reminderKeys' | 'countDue' | 'uselessMs'
> & { readonly tag: string; readonly doseCount: number };
