import { formatNumber } from '@caretrail/contract/i18n/choose';
import { addDays, daysFrom } from '@caretrail/contract/time/days';
import { isOver } from '@caretrail/contract/treatments/progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import type { TreatmentSession } from '@caretrail/contract/treatments/session';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayName, dayWithoutYear } from '../../../lib/format-day.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { changeSessions } from '../calls.ts';
import { Part } from './part.tsx';
import { addedIds, asItWas } from '../../../data/session-notes.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { deviceTexts as texts, dialogTexts } from './texts.ts';
import type { Change } from './use-change.ts';

type HoursDialogProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
  readonly onClose: () => void;
};

const hoursIn = (text: string): number | null => {
  const number = /^\d{1,2}([.,]\d{1,2})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
  return number !== null && number <= 24 ? number : null;
};

/** One number per day; a new one replaces the old. */
function HoursDialog({ treatment, today, change, onClose }: HoursDialogProps) {
  const { id, sessions } = treatment;
  const [date, setDate] = useState(today);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const hours = hoursIn(typed);
  const known = sessions.find((each) => each.date === date);
  const onConfirm = async (): Promise<void> => {
    setTried(true);
    if (hours === null || date === '') return;
    const noted = { date, status: 'done', hours, ...(known && { id: known.id }) } as const;
    await change.make(changeSessions(id, { sessions: [noted] }), {
      text: texts.noted({ day: dayWithoutYear(date), undo: undoPeriod }),
      call: (now) =>
        changeSessions(
          id,
          known ? { sessions: [asItWas(known)] } : { removed: addedIds(sessions, now.sessions) },
        ),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      heading={dialogTexts.hoursHeading}
      confirmText={dialogTexts.hoursConfirm}
      isOpen
      isBusy={change.isBusy}
      onConfirm={() => void onConfirm()}
      onClose={() => !change.isBusy && onClose()}
    >
      <DatePicker
        label={dialogTexts.day}
        value={date}
        error={date === '' ? dialogTexts.dayMissing : undefined}
        max={today}
        isRequired
        onChange={setDate}
      />
      <NumberField
        label={dialogTexts.hours}
        value={typed}
        error={isTried && hours === null ? dialogTexts.hoursWrong : undefined}
        maxLength={5}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

type DevicePartProps = {
  readonly treatment: Treatment;
  readonly today: string;
  readonly change: Change;
};

const daysShown = 28;

const columns: readonly Column<TreatmentSession>[] = [
  { key: 'day', header: texts.day, cell: ({ date }) => dayName(date), isRowHeader: true },
  {
    key: 'hours',
    header: texts.hours,
    cell: ({ hours }) => (hours === null ? '–' : formatNumber(hours)),
  },
];

/** How long the device was worn on each day: noted with one number, drawn beside what was planned. */
export function DevicePart({ treatment, today, change }: DevicePartProps) {
  const { sessions, device_hours_per_day: target, status } = treatment;
  const canAdd = useCan()('add', 'treatments');
  const [isOpen, setOpen] = useState(false);
  const noted = sessions.filter(({ hours }) => hours !== null).toReversed();
  const days = daysFrom(addDays(today, 1 - daysShown), daysShown);
  const hoursOn = (day: string): number => noted.find(({ date }) => date === day)?.hours ?? 0;
  return (
    <Part heading={texts.heading}>
      {!isOver(status) && canAdd && (
        <Button className="print:hidden" onClick={() => setOpen(true)}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.note}
        </Button>
      )}
      {target !== null && <p>{texts.target({ hours: target })}</p>}
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
