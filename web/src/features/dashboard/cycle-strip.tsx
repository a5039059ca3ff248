import { recordHref } from '@caretrail/contract/access/record-href';
import { hrefOf } from '@caretrail/contract/access/routes';
import type { ActiveCycle } from '@caretrail/contract/dashboard/schema';
import { dayNow } from '@caretrail/contract/medications/dose-day';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { DayStrip } from '../../ui/day-strip.tsx';
import { formatChangeDay, formatCycleDay } from './format-cycle.ts';
import { formatVisitTime } from './format-line.ts';
import { cycleTexts as texts } from './below-texts.ts';

type CycleStripProps = {
  readonly cycle: ActiveCycle;
  /** The calendar day of the answer. */
  readonly date: string;
  readonly zone: string;
  readonly nowMs: number;
};

/** The position of today in the cycle, as text and as a strip with one mark per day. */
export function CycleStrip({ cycle, date, zone, nowMs }: CycleStripProps) {
  const { day_of_cycle, cycle_length, next_test, next_dose_change } = cycle;
  const today = dayNow(nowMs, zone);
  return (
    <Card heading={texts.heading}>
      <Link to={hrefOf('treatment', { id: cycle.id })} className="link wrap-anywhere">
        {cycle.title}
      </Link>
      <p className="text-lead font-semibold">{formatCycleDay(cycle, date, today)}</p>
      {cycle_length !== null && (
        <DayStrip length={cycle_length} doseDays={cycle.cycle_days} today={day_of_cycle} />
      )}
      {next_test !== null && (
        <p>
          <Link to={recordHref('event', next_test.id)} className="link wrap-anywhere">
            {texts.nextTest({
              title: next_test.title,
              when: formatVisitTime(next_test, { today, zone, nowMs }),
            })}
          </Link>
        </p>
      )}
      {next_dose_change !== null && (
        <p>{texts.doseChange({ when: formatChangeDay(next_dose_change, today) })}</p>
      )}
    </Card>
  );
}
