import {
  type ChangedCycle,
  changedCycles,
  isOpenSeries,
} from '@caretrail/contract/medications/coming-cycles';
import type { CycleChange } from '@caretrail/contract/medications/plan-change';
import type { Plan } from '@caretrail/contract/medications/plan-versions';
import { dayIn, dayWithoutYear } from '../../../lib/format-day.ts';
import { cycleTexts as texts } from './texts.ts';

type ChangedDaysProps = {
  readonly before: Plan;
  readonly after: Plan;
  readonly change: CycleChange;
  readonly today: string;
};

/** A list with one more than this is shown in full instead of ending in “1 more”. */
const mostShown = 3;

/** The year is shown only once, with the new day. */
const oldDay = (was: string, first: string, today: string): string =>
  was.slice(0, 4) === first.slice(0, 4) ? dayWithoutYear(was) : dayIn(was, today);

type MovedProps = { readonly cycle: number; readonly was: string; readonly children: string };

/** “Cycle 3: 4 May → 11 May”, as a sentence for screen readers. */
const Moved = ({ cycle, was, children: day }: MovedProps) => (
  <>
    <span aria-hidden="true">{`${texts.oldStart({ cycle, was })} → ${day}`}</span>
    <span className="sr-only">{texts.moves({ cycle, was, day })}</span>
  </>
);

/** The cycles whose first day changes, with old and new day. Long lists are shortened. */
export function ChangedDays({ before, after, change, today }: ChangedDaysProps) {
  const cycles = changedCycles(before, after, today);
  const isOpen = isOpenSeries(after, today);
  const isLong = isOpen || cycles.length > mostShown + 1;
  const shown = isLong ? cycles.slice(0, mostShown) : cycles;
  const last = cycles.at(-1);
  const newDay = ({ cycle, first }: ChangedCycle): string =>
    change.kind === 'go_ahead' && cycle === change.cycle && (change.from_day ?? 1) > 1
      ? texts.continues({ cycle, day: dayIn(change.first_day, today) })
      : texts.newStart({ cycle, day: dayIn(first, today) });
  if (last === undefined) return null;
  return (
    <ul className="list-disc ps-6 font-medium">
      {shown.map((each) => (
        <li key={each.cycle}>
          {each.was === null ? (
            newDay(each)
          ) : (
            <Moved cycle={each.cycle} was={oldDay(each.was, each.first, today)}>
              {dayIn(each.first, today)}
            </Moved>
          )}
        </li>
      ))}
      {isLong && (
        <li>
          {isOpen
            ? texts.allLater
            : texts.more({
                count: cycles.length - shown.length,
                lastDose: dayIn(last.lastDose, today),
              })}
        </li>
      )}
    </ul>
  );
}
