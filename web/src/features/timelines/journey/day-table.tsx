import { type DayReading, isEmptyDay, readDay } from '@caretrail/contract/journey/read-day';
import type { Journey } from '@caretrail/contract/journey/schema';
import { addDays } from '@caretrail/contract/time/days';
import { useState } from 'react';
import { dayName } from '../../../lib/format-day.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import type { Days } from '../line/window.ts';
import { formatJourneyEvent, formatMedicineOfDay, formatTreatments } from './format-day-reading.ts';
import { journeyTexts as texts } from './texts.ts';

type Row = { readonly date: string; readonly reading: DayReading };

const lines = (all: readonly string[]) => (
  <ul>
    {all.map((line, index) => (
      <li key={index} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

const columns: readonly Column<Row>[] = [
  { key: 'day', header: texts.day, cell: ({ date }) => dayName(date), isRowHeader: true },
  {
    key: 'events',
    header: texts.events,
    cell: ({ reading }) =>
      lines([...reading.events.map(formatJourneyEvent), ...formatTreatments(reading)]),
  },
  {
    key: 'medicines',
    header: texts.medicines,
    cell: ({ reading }) => lines(reading.medicines.map(formatMedicineOfDay)),
  },
];

const daysAtOnce = 31;

/** The newest days first, as many as are asked for; whether there are more. */
function rowsOf(
  journey: Journey,
  { from, to }: Days,
  most: number,
): { rows: Row[]; hasMore: boolean } {
  const rows: Row[] = [];
  const first = from > journey.from ? from : journey.from;
  const last = addDays(to, -1) < journey.to ? addDays(to, -1) : journey.to;
  for (let date = last; date >= first; date = addDays(date, -1)) {
    const reading = readDay(journey, date);
    if (isEmptyDay(reading)) continue;
    if (rows.length === most) return { rows, hasMore: true };
    rows.push({ date, reading });
  }
  return { rows, hasMore: false };
}

function Table({ journey, days }: { readonly journey: Journey; readonly days: Days }) {
  const [most, setMost] = useState(daysAtOnce);
  const { rows, hasMore } = rowsOf(journey, days, most);
  if (rows.length === 0) return <p className="py-3">{texts.emptyTable}</p>;
  return (
    <>
      <DataTable caption={texts.caption} columns={columns} rows={rows} keyOf={({ date }) => date} />
      {hasMore && (
        <Button
          look="secondary"
          className="mt-3 print:hidden"
          onClick={() => setMost(most + 2 * daysAtOnce)}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** The days in sight as text. Rendered when it is opened or printed. */
export function DayTable({ journey, days }: { readonly journey: Journey; readonly days: Days }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      open={isOpen || isPrinting}
      className="border-t-2 border-rule pt-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="link min-h-target print:hidden">{texts.asTable}</summary>
      {(isOpen || isPrinting) && <Table journey={journey} days={days} />}
    </details>
  );
}
