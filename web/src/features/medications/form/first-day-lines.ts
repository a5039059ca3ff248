import type { DoseDays } from '@caretrail/contract/medications/first-day-effects';
import type { FirstDayPreview } from '@caretrail/contract/medications/first-day-preview';
import { formatList } from '@caretrail/contract/i18n/format';
import type { Medication } from '@caretrail/contract/medications/schema';
import { longDate } from '../../../lib/long-date.ts';
import { isAsNeeded } from '../medicine/adherence.ts';
import { sameDays } from '../medicine/cycle-change.ts';
import type { Here } from './body.ts';
import { firstDayTexts as texts } from './first-day-texts.ts';

function linesOf(kind: 'added' | 'removed' | 'changed', days: DoseDays | null): string[] {
  if (days === null) return [];
  const { count, first, last } = days;
  if (first === last) return [texts[`${kind}Day`]({ count, day: longDate(first) })];
  return [texts[kind]({ count, first: longDate(first), last: longDate(last) })];
}

/** What a corrected first day changes, and what it does not, one sentence each. */
export function firstDayLines(
  preview: FirstDayPreview,
  medicine: Medication,
  known: readonly Medication[],
  { today }: Here,
): string[] {
  const { medicine: after, added, removed, changed, recorded, changes_coming } = preview;
  const isPlanned = medicine.schedule !== null && !isAsNeeded(medicine, today);
  const isOpen = medicine.status === 'current' && isPlanned;
  const others = changes_coming ? sameDays(known, medicine, 1, today) : [];
  return [
    texts.moves({ was: longDate(medicine.start_date), day: longDate(after.start_date) }),
    ...linesOf('added', added),
    ...linesOf('removed', removed),
    ...linesOf('changed', changed),
    texts.recorded({ count: recorded }),
    ...(isOpen ? [changes_coming ? texts.comingChange : texts.comingSame] : []),
    ...(changes_coming && medicine.treatment_id !== null ? [texts.treatment] : []),
    ...(others.length > 0
      ? [texts.others({ names: formatList(others.map(({ name }) => name)) })]
      : []),
  ];
}
