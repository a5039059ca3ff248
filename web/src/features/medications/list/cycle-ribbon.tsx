import { cycleAt, type CyclePattern } from '@caretrail/contract/medications/cycle-days';
import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { formatCycle } from '../format-medicine.ts';

type CycleRibbonProps = { readonly pattern: CyclePattern; readonly today: DayNow };

/** More days than this would be too thin to see. */
const mostDays = 60;

/**
 * A strip of the days of the cycle: days with a dose are filled, today is marked. The text above has the same
 * information.
 */
export function CycleRibbon({ pattern, today }: CycleRibbonProps) {
  const cycle = cycleAt(pattern, dateOf(today));
  const length = cycle === null ? 0 : cycle.last - cycle.first + 1;
  return (
    <div>
      <p className="font-medium">{formatCycle(pattern, today)}</p>
      {cycle !== null && !cycle.isHeld && length <= mostDays && (
        <div aria-hidden="true" className="mt-1.5 flex max-w-[34rem] gap-px pb-1.5">
          {Array.from({ length }, (_, index) => {
            const isOn = pattern.on_days.includes(index + 1);
            const isToday = index + 1 === cycle.day;
            return (
              <span
                key={index}
                className={`h-4 min-w-0 flex-1 border ${isOn ? 'border-type-medication bg-type-medication' : 'border-edge bg-paper'} ${isToday ? 'outline-3 outline-offset-1 outline-today' : ''}`}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
