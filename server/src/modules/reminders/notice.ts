import { routes } from '@caretrail/contract/access/routes';
import { messages } from '@caretrail/contract/i18n/messages';
import type { LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { reminderSubject } from '@caretrail/contract/reminders/format-mail';
import type { Reminder } from '@caretrail/contract/reminders/reminder';
import { writtenIn, type NewNotice, type NoticeDose } from '../push/service.ts';
import { reminderMessage } from './mail.ts';

const texts = messages('reminders/notice', {
  due: 'It is time for your medicine',
  again: 'Your medicine is not recorded yet',
  event: 'You have an event coming up',
  more: 'Open Caretrail to see all of them.',
  oneByOne: 'Open Caretrail to record them.',
});

type Options = {
  readonly nowMs: number;
  readonly language: LanguageFacts;
  readonly isNaming: boolean;
  readonly mailAfterMin: number | null;
  /** Doses that are due and not recorded: the number on the app's icon. */
  readonly countDue: number;
};

/** All doses of one time are one notification, as they are one row of buttons in the app. */
const keyOf = (reminder: Reminder): string => {
  const { told, kind, about, key, local_date_time, time_zone } = reminder;
  if (told !== null) return key;
  // Another notification about the same event says something else.
  return kind === 'event' ? `${about} ${local_date_time}` : `${local_date_time} ${time_zone}`;
};

const doseOf = ({ dose, about, ...reminder }: Reminder): NoticeDose[] =>
  dose === undefined
    ? []
    : [
        {
          schedule_version_id: dose.schedule_version_id,
          slot_id: dose.slot_id,
          local_date: dose.local_date,
          postponed_ms: dose.postponed_ms,
          useless_ms: reminder.useless_ms,
          medication_id: about,
          local_date_time: reminder.local_date_time,
          time_zone: reminder.time_zone,
          name: reminder.name,
          amount: reminder.amount,
        },
      ];

function titleOf(reminders: readonly Reminder[]): string {
  const [first] = reminders;
  // Without names too it says what happened: it is read in passing, and its actions have to make sense.
  if (first?.told !== null && first !== undefined) return reminderSubject(reminders, true);
  if (first?.kind === 'event') return texts.event;
  return first?.is_again === true ? texts.again : texts.due;
}

/** Bytes, as they are sent. With the title and the tokens it fits into the longest message. */
const longestBody = 1000;
const mostDoses = 20;

/** Quotes and the like are longer in a message. */
const fits = (body: string): boolean => Buffer.byteLength(JSON.stringify(body)) <= longestBody + 2;

/** As many lines as fit. */
function bodyOf(sentences: readonly string[]): {
  readonly body: string;
  readonly isWhole: boolean;
} {
  const whole = sentences.join('\n');
  if (fits(whole)) return { body: whole, isWhole: true };
  const fitting: string[] = [];
  for (const sentence of sentences) {
    if (!fits([...fitting, sentence, texts.more].join('\n'))) break;
    fitting.push(sentence);
  }
  return { body: [...fitting, texts.more].join('\n'), isWhole: false };
}

function noticeOf(reminders: readonly Reminder[], options: Options): NewNotice[] {
  const [first] = reminders;
  if (first === undefined) return [];
  const { nowMs, isNaming, mailAfterMin, countDue, language } = options;
  const isAboutSeveral = new Set(reminders.map(({ about }) => about)).size > 1;
  // One tap for several means the planned amounts; where the person decides how much, each dose is recorded by itself.
  const isOneByOne =
    isAboutSeveral && reminders.some(({ dose }) => dose?.is_amount_known === false);
  let canBeAnswered = false;
  const write = () => {
    const { sentences } = reminderMessage(reminders, { publicUrl: '', nowMs, isNaming });
    const { body, isWhole } = bodyOf(isOneByOne ? [...sentences, texts.oneByOne] : sentences);
    // What is not read in full is not answered by one tap.
    canBeAnswered = isWhole && !isOneByOne && reminders.length <= mostDoses;
    return { title: titleOf(reminders), body };
  };
  const text = writtenIn(language, write, isAboutSeveral);
  return [
    {
      kind: first.kind,
      key: first.told === null && first.kind === 'dose' ? first.local_date_time : keyOf(first),
      text,
      isNaming,
      doses: canBeAnswered ? reminders.flatMap(doseOf) : [],
      path: first.kind === 'event' ? routes.timelines.pattern : routes.medication.pattern,
      reminderKeys: reminders.map(({ key }) => key),
      countDue,
      uselessMs: Math.max(...reminders.map(({ useless_ms }) => useless_ms)),
      mailAfterMin,
    },
  ];
}

/** The notifications for what is due. */
export const noticesOf = (due: readonly Reminder[], options: Options): NewNotice[] =>
  [...Map.groupBy(due, (reminder) => `${reminder.kind} ${keyOf(reminder)}`).values()].flatMap(
    (same) => noticeOf(same, options),
  );
