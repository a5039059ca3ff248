import type { CycleChange } from '@caretrail/contract/medications/plan-change';
import {
  type ChangedCycle,
  changedCycles,
  isOpenSeries,
} from '@caretrail/contract/medications/coming-cycles';
import type { Plan } from '@caretrail/contract/medications/plan-versions';
import { dayIn, dayWithoutYear } from '../../../lib/day-words.ts';
import { cycleTexts as texts } from './texts.ts';

type ChangedDaysProps = {
  readonly before: Plan;
  readonly after: Plan;
  readonly change: CycleChange;
  readonly today: string;
};

/** One more than this is shown rather than told as “1 more”. */
const mostShown = 3;

/** The year is said once, with the new day. */
const oldDay = (was: string, first: string, today: string): string =>
  was.slice(0, 4) === first.slice(0, 4) ? dayWithoutYear(was) : dayIn(was, today);

/** The cycles that get another first day, each with the old and the new one; of many the first, and how far the rest goes. */
export function ChangedDays({ before, after, change, today }: ChangedDaysProps) {
  const cycles = changedCycles(before, after, today);
  const isOpen = isOpenSeries(after, today);
  const isLong = isOpen || cycles.length > mostShown + 1;
  const shown = isLong ? cycles.slice(0, mostShown) : cycles;
  const last = cycles.at(-1);
  const newDay = ({ cycle, first }: ChangedCycle): string =>
    change.kind === 'go_ahead' && cycle === change.cycle && (change.from_day ?? 1) > 1
      ? texts.continues(cycle, dayIn(change.first_day, today))
      : texts.newStart(cycle, dayIn(first, today));
  if (last === undefined) return null;
  return (
    <ul className="list-disc ps-6 font-medium">
      {shown.map((each) => (
        <li key={each.cycle}>
          {each.was === null ? (
            newDay(each)
          ) : (
            <>
              {texts.oldStart(each.cycle, oldDay(each.was, each.first, today))}
              <span aria-hidden="true">{' → '}</span>
              <span className="sr-only">{texts.movesTo}</span>
              {dayIn(each.first, today)}
            </>
          )}
        </li>
      ))}
      {isLong && (
        <li>
          {isOpen
            ? texts.allLater
            : texts.more(cycles.length - shown.length, dayIn(last.lastDose, today))}
        </li>
      )}
    </ul>
  );
}
