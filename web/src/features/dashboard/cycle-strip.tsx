import { hrefOf } from '@caretrail/contract/access/routes';
import type { ActiveCycle } from '@caretrail/contract/dashboard/schema';
import { Link } from 'react-router';
import { dayWithoutYear, nearDay } from '../../lib/format-day.ts';
import { Card } from '../../ui/card.tsx';
import { formatAgendaTime } from './format-agenda.ts';
import { eventHref } from './links.ts';
import { cycleTexts as texts } from './texts.ts';

type CycleStripProps = {
  readonly cycle: ActiveCycle;
  readonly today: string;
  readonly zone: string;
  readonly nowMs: number;
};

/** 'Cycle 3 of 6, day 4 of 28' */
function formatPlace(treatment: ActiveCycle): string {
  const { cycles_planned: planned, cycle_length: length } = treatment;
  const place = { cycle: treatment.cycle_no ?? 1, day: treatment.day_of_cycle ?? 1 };
  if (planned === null)
    return length === null ? texts.place(place) : texts.placeOfDays({ ...place, length });
  return length === null
    ? texts.placeOfCycles({ ...place, planned })
    : texts.placeOfBoth({ ...place, planned, length });
}

/** More days than this would be too thin to see. */
const mostDays = 60;

/** The position of today in the cycle, as text and as a strip with one mark per day. */
export function CycleStrip({ cycle, today, zone, nowMs }: CycleStripProps) {
  const { day_of_cycle, cycle_length, next_test, next_dose_change } = cycle;
  const kind = cycle.is_treatment_day ? 'on' : 'off';
  return (
    <Card heading={texts.heading}>
      <Link to={hrefOf('treatment', { id: cycle.id })} className="link wrap-anywhere">
        {cycle.title}
      </Link>
      <p className="text-lead font-semibold">
        {texts[cycle.status === 'on-hold' ? 'held' : kind]({ place: formatPlace(cycle) })}
      </p>
      {cycle_length !== null && cycle_length <= mostDays && (
        <div aria-hidden="true" className="mt-2 flex gap-px pb-2">
          {Array.from({ length: cycle_length }, (_, index) => {
            const isOn = cycle.cycle_days.includes(index + 1);
            const isToday = index + 1 === day_of_cycle;
            return (
              <span
                key={index}
                className={`h-5 min-w-0 flex-1 border ${isOn ? 'border-type-treatment bg-type-treatment' : 'border-edge bg-paper'} ${isToday ? 'outline-3 outline-offset-1 outline-today' : ''}`}
              />
            );
          })}
        </div>
      )}
      {next_test !== null && (
        <p>
          <Link to={eventHref(next_test.id)} className="link wrap-anywhere">
            {texts.nextTest({
              title: next_test.title,
              when: formatAgendaTime(next_test, { today, zone, nowMs }),
            })}
          </Link>
        </p>
      )}
      {next_dose_change !== null && (
        <p>
          {texts.doseChange({
            when: nearDay(next_dose_change, today, 'within') ?? dayWithoutYear(next_dose_change),
          })}
        </p>
      )}
    </Card>
  );
}
