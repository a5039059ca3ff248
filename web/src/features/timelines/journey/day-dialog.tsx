import { type DayReading, isEmptyDay } from '@caretrail/contract/journey/read-day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { clockOf } from '../../../lib/format-event-time.ts';
import { EventLink } from '../event-link.tsx';
import { formatJourneyEvent, formatMedicineOfDay, formatTreatments } from './format-day-reading.ts';
import { dayTexts as texts } from './texts.ts';

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base font-semibold">
        {heading}
      </h3>
      <ul className="wrap-anywhere">{children}</ul>
    </section>
  );
}

function Reading({ reading }: { readonly reading: DayReading }) {
  const { events, medicines } = reading;
  const treatments = formatTreatments(reading);
  if (isEmptyDay(reading) && treatments.length === 0) return <p>{texts.nothing}</p>;
  return (
    <div className="space-y-4">
      {events.length > 0 && (
        <Group heading={texts.events}>
          {events.map((event) => (
            <li key={event.id}>
              <EventLink
                event={event}
                className="flex min-h-target flex-wrap items-center gap-x-2 py-1.5 hover:bg-action-tint"
              >
                {!event.all_day && <span>{clockOf(event.start)}</span>}
                <span className="font-semibold text-action">{formatJourneyEvent(event)}</span>
              </EventLink>
            </li>
          ))}
        </Group>
      )}
      {medicines.length > 0 && (
        <Group heading={texts.doses}>
          {medicines.map((medicine) => (
            <li key={medicine.id} className="py-0.5">
              {formatMedicineOfDay(medicine)}
            </li>
          ))}
        </Group>
      )}
      {treatments.length > 0 && (
        <Group heading={texts.treatments}>
          {treatments.map((line, index) => (
            <li key={index} className="py-0.5">
              {line}
            </li>
          ))}
        </Group>
      )}
    </div>
  );
}

type DayDialogProps = {
  readonly date: string;
  /** Null: its days are not loaded yet. */
  readonly reading: DayReading | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** Everything of one day, and the way to the days beside it. */
export function DayDialog({ date, reading, onStep, onClose }: DayDialogProps) {
  return (
    <Dialog
      heading={dayName(date)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="secondary" onClick={() => onStep(-1)}>
            <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
            {texts.before}
          </Button>
          <Button look="secondary" onClick={() => onStep(1)}>
            {texts.after}
            <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </Button>
        </>
      }
    >
      {reading === null ? <p role="status">{texts.notLoaded}</p> : <Reading reading={reading} />}
    </Dialog>
  );
}
