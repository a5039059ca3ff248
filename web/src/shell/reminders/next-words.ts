import type { NextReminder } from '@caretrail/contract/reminders/schema';
import { whenInWords } from '@caretrail/contract/reminders/words';

const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'Today at 20:00: Levetiracetam'; the time of what it is about is said where it is another. */
export function nextInWords(reminder: NextReminder, today: string): string {
  const { name, comes_at, local_date_time, all_day } = reminder;
  const comes = opened(whenInWords(comes_at, today));
  const isSame = comes_at === local_date_time && !all_day;
  return `${comes}: ${name}${isSame ? '' : ` (${whenInWords(local_date_time, today, all_day)})`}`;
}
