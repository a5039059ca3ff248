import { routes } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import { formatStepChange } from '@caretrail/contract/medications/step-changes';
import { formatStock } from '@caretrail/contract/medications/format-stock';
import {
  discreetLine,
  namedLine,
  reminderSubject,
} from '@caretrail/contract/reminders/format-mail';
import type { Reminder } from '@caretrail/contract/reminders/reminder';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { ReminderMessage } from '../../ports/reminder-channel.ts';

const texts = messages('reminders/mail', {
  ends: 'Your plan says today is the last day of one of your medicines. Open Caretrail to see which one.',
  changes: 'The dose of one of your medicines changes tomorrow. Open Caretrail to see the change.',
  renew: 'You need a new prescription for one of your medicines. Open Caretrail to see which one.',
  expired: 'One of your medicines has expired. Open Caretrail to see which one.',
  expires: 'One of your medicines expires soon. Open Caretrail to see which one.',
  low: 'One of your medicines is running low. Open Caretrail to see which one.',
  /** Where the patient allowed naming medicines. */
  stock: '{name}, {strength}: {state}',
  open: 'Open Caretrail',
  footnote: 'To change or stop reminders, open Caretrail and select Reminders in your profile.',
});

type Options = {
  readonly publicUrl: string;
  readonly nowMs: number;
  /** The patient allowed naming medicines, amounts and events. */
  readonly isNaming: boolean;
};

/** A line for each dose or event; discreet, one sentence for all of a time. */
function linesOf(same: readonly Reminder[], { nowMs, isNaming }: Options): string[] {
  const [first] = same;
  if (first === undefined) return [];
  const today = dateAt(nowMs, first.time_zone);
  if (isNaming) return [...new Set(same.map((reminder) => namedLine(reminder, today)))];
  return [discreetLine(first, today, new Set(same.map(({ about }) => about)).size === 1)];
}

/** That the dose changes, or that a stock runs low or expires. Without names it only says where to look. */
function toldSentence({ name, told, time_zone }: Reminder, { nowMs, isNaming }: Options): string {
  const today = dateAt(nowMs, time_zone);
  switch (told?.what) {
    case undefined:
      return '';
    case 'step': {
      if (isNaming) return formatStepChange(name, told.step, today);
      return told.step.to === null ? texts.ends : texts.changes;
    }
    case 'stock': {
      const { stock } = told;
      if (isNaming)
        return texts.stock({ name, strength: stock.strength, state: formatStock(stock, today) });
      if (stock.alert === 'renew') return texts.renew;
      if (stock.alert_because !== 'expires') return texts.low;
      return stock.alert === 'expired' ? texts.expired : texts.expires;
    }
  }
}

/** Groups those of one time and kind; an event with two reminders is named once. */
function sentencesOf(reminders: readonly Reminder[], options: Options): string[] {
  const told = reminders.filter((reminder) => reminder.told !== null);
  const groups = Map.groupBy(
    reminders.filter((reminder) => reminder.told === null),
    ({ kind, is_again, local_date_time, time_zone, all_day }) =>
      `${local_date_time} ${time_zone} ${kind} ${is_again} ${all_day}`,
  );
  const timed = [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => linesOf(same, options));
  return [...timed, ...new Set(told.map((reminder) => toldSentence(reminder, options)))];
}

export function reminderMessage(reminders: readonly Reminder[], options: Options): ReminderMessage {
  const isAboutDoses = reminders.some(({ kind }) => kind !== 'event');
  const { pattern } = isAboutDoses ? routes.medication : routes.timelines;
  return {
    title: reminderSubject(reminders, options.isNaming),
    sentences: sentencesOf(reminders, options),
    link: { address: `${options.publicUrl}${pattern}`, label: texts.open },
    footnote: texts.footnote,
    uselessAfter: new Date(Math.max(...reminders.map(({ useless_ms }) => useless_ms))),
  };
}
