import type { ReminderOverview } from '@caretrail/contract/reminders/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useNow } from '../../lib/use-now.ts';
import { nextInWords } from './next-words.ts';
import { reminderTexts as texts } from './texts.ts';

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
