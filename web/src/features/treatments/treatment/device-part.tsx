import { addDays, daysFrom } from '@caretrail/contract/time/days';
import { isOver } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayName } from '../../../lib/day-words.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { Part } from './part.tsx';
import { deviceTexts as texts } from './texts.ts';
import type { Change } from './use-change.ts';

type DevicePartProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
};

const daysShown = 28;

const columns: readonly Column<TreatmentSession>[] = [
  { key: 'day', header: texts.day, cell: ({ date }) => dayName(date), isRowHeader: true },
  { key: 'hours', header: texts.hours, cell: ({ hours }) => hours ?? '–' },
];

/** How long the device was worn on each day: noted with one number, drawn beside what was planned. */
export function DevicePart({ treatment, today, change }: DevicePartProps) {
  const { sessions, device_hours_per_day: target, status } = treatment;
  const [isOpen, setOpen] = useState(false);
  const noted = sessions.filter(({ hours }) => hours !== null).toReversed();
  const days = daysFrom(addDays(today, 1 - daysShown), daysShown);
  const hoursOn = (day: string): number => noted.find(({ date }) => date === day)?.hours ?? 0;
  return (
    <Part heading={texts.heading}>
      {!isOver(status) && (
        <Button className="print:hidden" onClick={() => setOpen(true)}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.note}
        </Button>
      )}
      {target !== null && <p>{texts.target(target)}</p>}
      {noted.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className="relative flex h-32 max-w-[44rem] items-end gap-px border-b-2 border-edge print:hidden"
          >
            {target !== null && (
              <span
                className="absolute inset-x-0 border-t-2 border-dashed border-ink"
                style={{ insetBlockEnd: `${(target / 24) * 100}%` }}
              />
            )}
            {days.map((day) => (
              <span
                key={day}
                className={`min-w-0 flex-1 bg-type-treatment ${day === today ? 'outline-3 outline-today' : ''}`}
                style={{ blockSize: `${(hoursOn(day) / 24) * 100}%` }}
              />
            ))}
          </div>
          <details>
            <summary className="link">{texts.asList}</summary>
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={noted}
              keyOf={({ id }) => id}
            />
          </details>
        </>
      )}
      {isOpen && <HoursDialog {...{ treatment, today, change }} onClose={() => setOpen(false)} />}
    </Part>
  );
}
