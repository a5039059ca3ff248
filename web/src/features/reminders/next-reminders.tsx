import type { NextReminder, ReminderOverview } from '@caretrail/contract/reminders/schema';
import { formatWhen } from '@caretrail/contract/reminders/format-when';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useNow } from '../../lib/use-now.ts';
import { reminderTexts as texts } from './texts.ts';

const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'Today at 20:00: Levetiracetam'; the time of what it is about is said where it is another. */
export function nextInWords(reminder: NextReminder, today: string): string {
  const { name, comes_at, local_date_time, all_day } = reminder;
  const comes = opened(formatWhen(comes_at, today));
  const isSame = comes_at === local_date_time && !all_day;
  return `${comes}: ${name}${isSame ? '' : ` (${formatWhen(local_date_time, today, all_day)})`}`;
}

const most = 3;

/** What the saved settings come to. */
export function NextReminders({ overview }: { readonly overview: ReminderOverview }) {
  const { settings, next, time_zone } = overview;
  const today = dateAt(useNow(), time_zone);
  const { doses_by, stock_by, events_by } = settings;
  if ([doses_by, stock_by, events_by].every(({ length }) => length === 0)) {
    return <p>{texts.none}</p>;
  }
  if (next.length === 0) return <p>{texts.nothingNext}</p>;
  return (
    <div>
      <h3 className="font-semibold">{texts.next}</h3>
      <ul className="wrap-anywhere">
        {next.slice(0, most).map((reminder) => (
          <li key={`${reminder.comes_at} ${reminder.kind} ${reminder.name}`}>
            {nextInWords(reminder, today)}
          </li>
        ))}
      </ul>
    </div>
  );
}
