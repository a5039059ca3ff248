import { type PhaseSpan, phaseSpans } from '@caretrail/contract/medications/phase-spans';
import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';
import { partsWords, phaseWords } from '@caretrail/contract/medications/schedule-words';
import { dateOfDayNumber, dayNumberOf } from '@caretrail/contract/time/day-number';
import { daysInWords } from '../../../lib/day-words.ts';
import { longDate } from '../../../lib/long-date.ts';

export type ScheduleLine = {
  /** 'Every day at 08:00 and 20:00'. */
  readonly words: string;
  /** '2 × 140 mg and 1 × 20 mg', or with each time where they differ. */
  readonly dose: string;
  /** 'From 1 November 2026', '1 to 5 February 2026'. */
  readonly days: string;
};

/** The same at every time, or each with its time. */
function doseWords({ slots }: Phase): string {
  const doses = slots.map(({ parts }) => partsWords(parts));
  if (new Set(doses).size < 2) return doses[0] ?? '';
  return slots
    .map(({ at, parts }) => `${typeof at === 'string' ? `${at}: ` : ''}${partsWords(parts)}`)
    .join('; ');
}

/** '4 × 2 mg, every day at 08:00'. */
export const doseAndWords = ({ dose, words }: Pick<ScheduleLine, 'dose' | 'words'>): string =>
  dose === '' ? words : `${dose}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;

const lastDayThereIs = 3_000_000;

/** A schedule step by step; most have one. `from`: without those that were over before this day. */
export const scheduleLines = (
  { phases }: Pick<ScheduleVersion, 'phases'>,
  from?: string,
): ScheduleLine[] => {
  const first = from === undefined ? -Infinity : dayNumberOf(from);
  return linesOf(phaseSpans(phases).filter(({ last }) => last >= first));
};

const linesOf = (spans: readonly PhaseSpan[]): ScheduleLine[] =>
  spans.map(({ phase, first, last }) => ({
    words: phaseWords(phase),
    dose: doseWords(phase),
    days:
      last > lastDayThereIs
        ? `From ${longDate(dateOfDayNumber(first))}`
        : daysInWords(dateOfDayNumber(first), dateOfDayNumber(last)),
  }));
