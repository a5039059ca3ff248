import { dateOfDayNumber, dayNumberOf } from '../time/day-number.ts';
import { inOrder } from './in-force.ts';
import { phaseSpans } from './phase-spans.ts';
import type { Phase } from './schedule.ts';
import { partsWords, patternWords, phaseWords } from './schedule-words.ts';

export type DoseChange = {
  /** The first day of the new dose. */
  readonly date: string;
  /** In words; null: nothing was taken before, or nothing is taken after. */
  readonly before: string | null;
  readonly after: string | null;
};

type Version = { readonly effective_from: string; readonly phases: readonly Phase[] };

/** '8 mg', '500 mg, 2 times a day'; a schedule that names no amounts is told by its days and times. */
function doseWords(phase: Phase): string {
  const { label, slots, pattern } = phase;
  const amounts = new Set(slots.map(({ parts }) => partsWords(parts)).filter(Boolean));
  const amount = label || [...amounts].join(', ');
  if (amount === '') return phaseWords(phase);
  return [
    amount,
    slots.length > 1 ? `${slots.length} times a day` : '',
    pattern.kind === 'daily' ? '' : patternWords(pattern).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

type Segment = { readonly first: number; readonly last: number; readonly dose: string };

/** What is taken, span after span: each version until the next one counts. */
function segmentsOf(versions: readonly Version[]): Segment[] {
  const ordered = inOrder(versions);
  return ordered.flatMap(({ effective_from, phases }, index) => {
    const next = ordered[index + 1];
    const until = next === undefined ? Infinity : dayNumberOf(next.effective_from) - 1;
    const from = index === 0 ? -Infinity : dayNumberOf(effective_from);
    return phaseSpans(phases)
      .map(({ phase, first, last }) => ({
        first: Math.max(first, from),
        last: Math.min(last, until),
        dose: doseWords(phase),
      }))
      .filter(({ first, last }) => last >= first);
  });
}

/** The days on which a medicine starts, changes its dose or ends. Another time of day is no other dose. */
export function doseChanges(versions: readonly Version[]): DoseChange[] {
  const changes: DoseChange[] = [];
  let before: Segment | null = null;
  const ends = ({ last, dose }: Segment): DoseChange => ({
    date: dateOfDayNumber(last + 1),
    before: dose,
    after: null,
  });
  for (const segment of segmentsOf(versions)) {
    const isNext: boolean = before !== null && before.last + 1 === segment.first;
    if (before !== null && !isNext) changes.push(ends(before));
    const dose = isNext && before ? before.dose : null;
    if (dose !== segment.dose)
      changes.push({ date: dateOfDayNumber(segment.first), before: dose, after: segment.dose });
    before = segment;
  }
  if (before !== null && before.last !== Infinity) changes.push(ends(before));
  return changes;
}
