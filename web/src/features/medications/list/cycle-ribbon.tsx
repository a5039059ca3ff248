import { cycleAt, type CyclePattern } from '@caretrail/contract/medications/cycle-days';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateOf, type DayNow } from '@caretrail/contract/medications/dose-day';
import { DayStrip } from '../../../ui/day-strip.tsx';
import { formatCycle, formatNextCycle } from '../format-medicine.ts';

type CycleRibbonProps = {
  readonly medicine: Medication;
  readonly pattern: CyclePattern;
  readonly today: DayNow;
};

/** The position of today in the cycle, as text and as a strip. */
export function CycleRibbon({ medicine, pattern, today }: CycleRibbonProps) {
  const next = formatNextCycle(medicine, today);
  const cycle = cycleAt(pattern, dateOf(today));
  return (
    <div>
      <p className="font-medium">{formatCycle(pattern, today)}</p>
      {next !== null && <p>{next}</p>}
      {cycle !== null && !cycle.isHeld && (
        <DayStrip
          length={cycle.last - cycle.first + 1}
          doseDays={pattern.on_days}
          today={cycle.day}
        />
      )}
    </div>
  );
}
