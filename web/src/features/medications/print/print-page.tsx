import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { Printer } from 'lucide-react';
import { usePatientZone } from '../../../data/zone.ts';
import { dayName } from '../../../lib/format-day.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { formatScheduleLine, lineOfDays, scheduleLines } from '../format-schedule.ts';
import { formatFlags } from '../list/flags.tsx';
import { listTexts } from '../list/texts.ts';
import { PlaceLink } from '../place-links.tsx';
import { useMedications } from '../use-medications.ts';
import { printTexts as texts } from './texts.ts';

const renderTimes = ({ schedule }: Medication, today: string) =>
  schedule === null ? (
    listTexts.noTimes
  ) : (
    <ul>
      {scheduleLines(schedule, today).map((line, index, all) => (
        // A step has no id.
        <li key={index}>
          {all.length === 1
            ? [line.words, ...line.cycles].join('; ')
            : lineOfDays(line.days, formatScheduleLine(line))}
        </li>
      ))}
    </ul>
  );

const reasonOf = ({ reason, category }: Medication): string =>
  reason || (category === null ? texts.nothing : medicationCategoryLabels[category]);

/** Warnings are printed as text with the name, since print may have no colours. */
const nameOf = (medicine: Medication) => (
  <>
    {medicine.name}
    {formatFlags(medicine).map((words) => (
      <span key={words} className="block text-small font-normal">
        {words}
      </span>
    ))}
  </>
);

const columnsOn = (today: string): readonly Column<Medication>[] => [
  { key: 'name', header: texts.name, cell: nameOf, isRowHeader: true },
  {
    key: 'dose',
    header: texts.dose,
    cell: (medicine) => doseNow(medicine, today) || texts.nothing,
  },
  { key: 'when', header: texts.when, cell: (medicine) => renderTimes(medicine, today) },
  { key: 'reason', header: texts.reason, cell: reasonOf },
  {
    key: 'prescriber',
    header: texts.prescriber,
    cell: ({ prescriber }) => prescriber || texts.nothing,
  },
];

/** All current medicines on one sheet, for a clinic. */
export function PrintPage() {
  // Without the search of the list screen, which could hide medicines.
  const { data: items = [], status, error, reload } = useMedications('current', '');
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = doseDayAt(nowMs, zone);
  useArrival(texts.heading);
  return (
    <div className="space-y-5">
      <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
      <PrintedFor />
      <h1 tabIndex={-1} className="text-h1">
        {texts.heading}
      </h1>
      <p className="text-lead">{texts.asOf({ day: dayName(dateAt(nowMs, zone)) })}</p>
      <p className="print:hidden">
        <Button onClick={() => print()} isDisabled={status !== 'succeeded'}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </p>
      {status === 'failed' && <ErrorState message={error ?? ''} onRetry={reload} />}
      {(status === 'idle' || status === 'loading') && <RowsLoading label={listTexts.loading} />}
      {status === 'succeeded' && (
        <DataTable
          caption={texts.heading}
          columns={columnsOn(today)}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </div>
  );
}
