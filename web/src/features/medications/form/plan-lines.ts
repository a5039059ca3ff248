import { formatList } from '@caretrail/contract/i18n/format';
import { periodOf } from '@caretrail/contract/medications/flat-schedule';
import { patternDays } from '@caretrail/contract/medications/pattern-days';
import { type PhaseSpan, phaseSpans } from '@caretrail/contract/medications/phase-spans';
import type { Phase } from '@caretrail/contract/medications/schedule';
import { hasOddPieces } from '@caretrail/contract/medications/taper';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { addDays, addMonths } from '@caretrail/contract/time/days';
import { longDate } from '../../../lib/long-date.ts';
import { type ScheduleLine, scheduleLines } from '../format-schedule.ts';
import { previewTexts as texts } from './plan-texts.ts';

type PlanLine = ScheduleLine & {
  /** Cannot be made from whole and half tablets. */
  readonly isOdd: boolean;
  /** 'First doses: 7 December 2026, 4 January 2027 and 1 February 2027.'; empty if it is not taken by months. */
  readonly firstDoses: string;
};

const shownDoses = 3;

/** By months, the sentence alone is easily taken for another month: the first days make it plain. */
function formatFirstDoses({ phase: { pattern }, first, last }: PhaseSpan, since: number): string {
  if (pattern.kind !== 'monthly') return '';
  const from = Math.max(first, since, dayNumberOf(pattern.anchor));
  const enough = addMonths(dateOfDayNumber(from), pattern.every * shownDoses + 1);
  const days = patternDays(pattern, from, Math.min(last, dayNumberOf(enough)));
  if (days.length === 0) return '';
  const shown = days.slice(0, shownDoses).map(({ day }) => longDate(dateOfDayNumber(day)));
  return texts.firstDoses({ days: formatList(shown) });
}

/**
 * One line per step of a plan. `from`: the start day of a change, which is shown once above the lines. A step that
 * started before it shows only its end, or nothing.
 */
export function planLines(phases: readonly Phase[], from: string | null): PlanLine[] {
  const since = from === null ? -Infinity : dayNumberOf(from);
  const spans = phaseSpans(phases).filter(({ last }) => last >= since);
  return scheduleLines({ phases: [...phases] }, from ?? undefined).map((line, index) => {
    const span = spans[index];
    const { phase, first, last } = span ?? { first: since, last: since };
    const rest = last === Infinity ? '' : texts.until({ day: longDate(dateOfDayNumber(last)) });
    return {
      ...line,
      days: first <= since ? rest : line.days,
      isOdd: phase !== undefined && hasOddPieces(phase.slots),
      firstDoses: span === undefined ? '' : formatFirstDoses(span, since),
    };
  });
}

/** What follows the plan: 'Then no doses from 12 January 2027.', or that it has no end. */
export function formatAfter(phases: readonly Phase[]): string {
  const end = periodOf(phases)?.end_date ?? null;
  if (end !== null) return texts.noneFrom({ day: longDate(addDays(end, 1)) });
  const isHeld = phases.some(
    ({ pattern }) => pattern.kind === 'cycle' && pattern.cycles !== null && pattern.held.length > 0,
  );
  if (isHeld) return texts.waits;
  return phases.length > 1 ? texts.lastGoesOn : texts.noEnd;
}
