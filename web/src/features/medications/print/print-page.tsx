import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { dateAt } from '@caretrail/contract/time/zoned';
import { Printer } from 'lucide-react';
import { profileAnswersApi } from '../../../data/profile-answers.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { dayName } from '../../../lib/format-day.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { formatScheduleLine, lineOfDays, scheduleLines } from '../format-schedule.ts';
import { cycleOf, formatCycle, formatNextCycle } from '../format-medicine.ts';
import { formatFlags } from '../list/flags.tsx';
import { listTexts } from '../list/texts.ts';
import { PlaceLink } from '../place-links.tsx';
import { useMedications } from '../use-medications.ts';
import { formatAllergies } from './format-allergies.ts';
import { printTexts as texts } from './texts.ts';

/** The dose day, and the day of the calendar. */
type Days = { readonly today: string; readonly date: string };

const renderTimes = (medicine: Medication, { today, date }: Days) => {
  const { schedule } = medicine;
  if (schedule === null) return listTexts.noTimes;
  const cycle = cycleOf(medicine, date);
  const nextCycle = formatNextCycle(medicine, date);
  return (
    <ul>
      {scheduleLines(schedule, today).map((line, index, all) => (
        // A step has no id.
        <li key={index}>
          {noBreak(
            all.length === 1
              ? [line.words, ...line.cycles].join('; ')
              : lineOfDays(line.days, formatScheduleLine(line)),
          )}
        </li>
      ))}
      {cycle !== null && <li>{noBreak(formatCycle(cycle, date))}</li>}
      {nextCycle !== null && <li>{noBreak(nextCycle)}</li>}
    </ul>
  );
};

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

const columnsOn = (days: Days): readonly Column<Medication>[] => [
  { key: 'name', header: texts.name, cell: nameOf, isRowHeader: true },
  {
    key: 'dose',
    header: texts.dose,
    cell: (medicine) => noBreak(doseNow(medicine, days.today)) || texts.nothing,
  },
  { key: 'when', header: texts.when, cell: (medicine) => renderTimes(medicine, days) },
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
  const date = dateAt(nowMs, zone);
  const { data: answers, isError } = profileAnswersApi.useFindAnswersQuery();
  const isReady = status === 'succeeded' && (answers !== undefined || isError);
  useArrival(texts.heading);
  return (
    <div className="space-y-5">
      <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
      <PrintedFor />
      <h1 tabIndex={-1} className="text-h1">
        {texts.heading}
      </h1>
      <p className="text-lead">{texts.asOf({ day: dayName(date) })}</p>
      <p className="print:hidden">
        <Button onClick={() => print()} isDisabled={!isReady}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </p>
      {(answers !== undefined || isError) && (
        <p className="font-medium wrap-anywhere">
          {answers === undefined
            ? texts.allergiesFailed
            : formatAllergies(answers.medicines.allergies)}
        </p>
      )}
      {status === 'failed' && <ErrorState message={error ?? ''} onRetry={reload} />}
      {(status === 'idle' || status === 'loading') && <RowsLoading label={listTexts.loading} />}
      {status === 'succeeded' && (
        <DataTable
          caption={texts.heading}
          isWide
          columns={columnsOn({ today, date })}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </div>
  );
}
