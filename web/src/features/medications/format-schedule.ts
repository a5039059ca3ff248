import { messages } from '@caretrail/contract/i18n/messages';
import { type PhaseSpan, phaseSpans } from '@caretrail/contract/medications/phase-spans';
import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';
import {
  cycleDoses,
  formatDose,
  formatPhase,
  formatDosesAtTimes,
  formatDayTotal,
} from '@caretrail/contract/medications/format-schedule';
import { scheduleTexts, type TextPlace } from '@caretrail/contract/medications/schedule-texts';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { formatDays } from '../../lib/format-day.ts';
import { longDate } from '../../lib/long-date.ts';

const texts = messages('medications/lines', {
  dose: '{dose}, {often}',
  from: 'From {day}',
  /** {days} may be followed by a dose or by a whole line. */
  ofDays: '{days}: {what}',
});

/** 'From 1 November 2026: 8 mg a day' */
export const lineOfDays = (days: string, what: string): string => texts.ofDays({ days, what });

export type ScheduleLine = {
  /** 'Every day at 08:00 and 20:00'. */
  readonly words: string;
  /** The same after a dose: 'every day at 08:00 and 20:00'. */
  readonly wordsWithin: string;
  /** '2 × 2 mg (4 mg) each time, 8 mg a day'; empty if it differs between cycles. */
  readonly dose: string;
  /** 'Cycle 1: 1 × 250 mg', 'From cycle 2: 2 × 180 mg (360 mg)'; empty if all cycles are the same. */
  readonly cycles: readonly string[];
  /** '8 mg a day'; empty if the doses have no sum. */
  readonly total: string;
  /** '2 × 2 mg (4 mg) at 08:00 and 20:00'. */
  readonly taken: string;
  /** 'From 1 November 2026', '1 to 5 February 2026'. */
  readonly days: string;
};

/** The dose of each cycle as text, if it differs between cycles. */
export const cycleLines = (phase: Phase): string[] =>
  cycleDoses(phase).map(({ from, dose }) => scheduleTexts.cycle({ cycles: from, dose }));

/** '4 × 2 mg (8 mg), every day at 08:00', followed by the doses of each cycle if they differ. */
export function formatScheduleLine(
  {
    dose,
    words,
    wordsWithin,
    cycles,
  }: Pick<ScheduleLine, 'dose' | 'words' | 'wordsWithin' | 'cycles'>,
  place: TextPlace = 'first',
): string {
  const often = place === 'first' ? words : wordsWithin;
  const said = dose === '' ? often : texts.dose({ dose, often: wordsWithin });
  return [said, ...cycles].join('; ');
}

const lastDayThereIs = 3_000_000;

/** One line per step of a schedule. `from`: leaves out steps that end before this day. */
export const scheduleLines = (
  { phases }: Pick<ScheduleVersion, 'phases'>,
  from?: string,
): ScheduleLine[] => {
  const first = from === undefined ? -Infinity : dayNumberOf(from);
  return linesOf(phaseSpans(phases).filter(({ last }) => last >= first));
};

const linesOf = (spans: readonly PhaseSpan[]): ScheduleLine[] =>
  spans.map(({ phase, first, last }) => {
    const cycles = cycleLines(phase);
    return {
      words: formatPhase(phase),
      wordsWithin: formatPhase(phase, 'within'),
      dose: cycles.length > 0 ? '' : formatDose(phase),
      cycles,
      total: formatDayTotal(phase),
      taken: formatDosesAtTimes(phase.slots),
      days:
        last > lastDayThereIs
          ? texts.from({ day: longDate(dateOfDayNumber(first)) })
          : formatDays(dateOfDayNumber(first), dateOfDayNumber(last)),
    };
  });
