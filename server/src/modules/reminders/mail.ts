import { routes } from '@caretrail/contract/access/routes';
import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import type { Reminder } from '@caretrail/contract/reminders/reminder';
import { whenInWords } from '@caretrail/contract/reminders/words';
import { dateAt } from '@caretrail/contract/time/zoned';
import type { ReminderMessage } from '../../ports/reminder-channel.ts';

type Options = {
  readonly publicUrl: string;
  readonly nowMs: number;
  /** The person said that medicines and events may be named. */
  readonly isNaming: boolean;
};

const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** One sentence for each time: 'Today at 08:00: Levetiracetam, Omeprazole'. */
function sentenceOf(same: readonly Reminder[], { nowMs, isNaming }: Options): string[] {
  const [first] = same;
  if (first === undefined) return [];
  const today = dateAt(nowMs, first.time_zone);
  const when = opened(whenInWords(first.local_date_time, today, first.all_day));
  const named = [...new Set(same.map(({ name }) => name))].join(', ');
  const count = new Set(same.map(({ about }) => about)).size;
  if (first.kind === 'event') {
    return [isNaming ? `${when}: ${named}` : `${when} there is something in your calendar.`];
  }
  const what = isNaming ? named : count === 1 ? 'a dose' : `${count} medicines`;
  return [first.is_again ? `${when}: ${what}. This is not logged yet.` : `${when}: ${what}.`];
}

/** Those of one time and kind stand together; an event that two reminders tell of is told once. */
function sentencesOf(reminders: readonly Reminder[], options: Options): string[] {
  const groups = Map.groupBy(
    reminders,
    ({ kind, is_again, local_date_time, time_zone, all_day }) =>
      `${local_date_time} ${time_zone} ${kind} ${is_again} ${all_day}`,
  );
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => sentenceOf(same, options));
}

/** No medicine and no event in the title: it is shown on locked screens and stays in the outbox after the mail is gone. */
export function reminderMessage(reminders: readonly Reminder[], options: Options): ReminderMessage {
  const isAboutDoses = reminders.some(({ kind }) => kind === 'dose');
  const { pattern } = isAboutDoses ? routes.medication : routes.timelines;
  return {
    title: 'Reminder from Caretrail',
    sentences: ['You asked to be reminded.', ...sentencesOf(reminders, options)],
    link: { address: `${options.publicUrl}${pattern}`, label: 'Open Caretrail' },
    footnote: `To change or stop reminders, open Caretrail and press ‘${pageHeaderTexts.reminders}’ above your medications or events.`,
    uselessAfter: new Date(Math.max(...reminders.map(({ useless_ms }) => useless_ms))),
  };
}
