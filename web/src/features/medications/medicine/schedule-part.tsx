import type { MedicationHistory } from '@caretrail/contract/medications/history';
import type { Medication } from '@caretrail/contract/medications/schema';
import { useMemo } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { AskedMonths } from '../calendar/asked-months.tsx';
import { comingDoses } from './coming.ts';
import { LineList } from '../words/line-list.tsx';
import { scheduleLines } from '../words/schedule-lines.ts';
import { Part } from './part.tsx';
import { medicineTexts as texts } from './texts.ts';

type SchedulePartProps = {
  readonly medicine: Medication;
  readonly history: MedicationHistory;
  /** The day that doses belong to. */
  readonly today: string;
  /** The day of the calendar. */
  readonly date: string;
  readonly zone: string;
};

/** In words, what comes later in words, and the next three months. */
export function SchedulePart({ medicine, history, today, date, zone }: SchedulePartProps) {
  const { schedule, status } = medicine;
  const doses = useMemo(() => comingDoses(history, today, zone), [history, today, zone]);
  const { planned } = medicine;
  const isAsNeeded = schedule?.phases.every(({ pattern }) => pattern.kind === 'as_needed') ?? true;
  return (
    <Part heading={texts.schedule}>
      {schedule === null ? <p>{texts.noSchedule}</p> : <LineList lines={scheduleLines(schedule)} />}
      {planned.map((version) => (
        <div key={version.id}>
          <p className="font-semibold">{texts.later(longDate(version.effective_from))}</p>
          <LineList lines={scheduleLines(version)} />
        </div>
      ))}
      {status === 'current' && !isAsNeeded && (
        <>
          <h3 className="pt-2 text-h3">{texts.comingMonths}</h3>
          <AskedMonths doses={doses} from={today} today={date} />
        </>
      )}
    </Part>
  );
}
