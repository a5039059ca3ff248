import type { AsNeededState } from '@caretrail/contract/medications/as-needed';
import type { Pattern } from '@caretrail/contract/medications/patterns';
import { durationWords } from '@caretrail/contract/medications/schedule-words';
import { type DayNow, momentShort, sinceWords } from '../doses/dose-words.ts';
import { anotherTexts as texts } from '../doses/texts.ts';

type Limits = Pick<Extract<Pattern, { kind: 'as_needed' }>, 'max_per_day' | 'min_gap_min'>;
type Clock = { readonly nowMs: number; readonly today: DayNow; readonly zone: string };

/** What speaks against one more dose by what was written down; nothing: it is recorded at once. */
export function anotherWords(
  { max_per_day, min_gap_min }: Limits,
  { lastMs, inLastDay, isTooSoon, isAtMost }: AsNeededState,
  { nowMs, today, zone }: Clock,
): string[] {
  if (lastMs === null || !(isTooSoon || isAtMost)) return [];
  const last = texts.last(sinceWords(nowMs - lastMs), momentShort(lastMs, today, zone));
  const gap = isTooSoon ? texts.gap(durationWords(min_gap_min ?? 0)) : '';
  const most = isAtMost ? `${texts.inLastDay(inLastDay)} ${texts.most(max_per_day ?? 0)}` : '';
  return [[last, gap].filter(Boolean).join(' '), most].filter(Boolean);
}
