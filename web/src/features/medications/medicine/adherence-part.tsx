import { percentTaken } from '@caretrail/contract/medications/adherence';
import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { useRef } from 'react';
import { dosesApi } from '../../../data/doses.ts';
import { monthName } from '../../../lib/day-words.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Months } from '../calendar/months.tsx';
import {
  askedOf,
  byMonth,
  isAsNeeded,
  type MonthShare,
  recordedAsNeeded,
  shareOf,
  takenMarks,
} from './adherence.ts';
import { AsNeededLog } from './as-needed-log.tsx';
import { Part } from './part.tsx';
import { adherenceTexts as texts, medicineTexts } from './texts.ts';

type AdherencePartProps = {
  readonly medicine: Medication;
  /** The day that doses belong to. */
  readonly today: string;
  /** The day of the calendar. */
  readonly date: string;
};

const legend = [
  { look: 'all', label: texts.all },
  { look: 'some', label: texts.some },
  { look: 'none', label: texts.nothing },
] as const;

const columns: readonly Column<MonthShare>[] = [
  {
    key: 'month',
    header: texts.month,
    cell: ({ month }) => monthName(`${month}-01`),
    isRowHeader: true,
  },
  { key: 'taken', header: texts.taken, cell: ({ taken }) => taken },
  { key: 'expected', header: texts.expected, cell: ({ expected }) => expected },
];

/** Three months back: as calendars, in one sentence, and by month. It counts, and judges no one. */
export function AdherencePart({ medicine, today, date }: AdherencePartProps) {
  const { id } = medicine;
  const heading = useRef<HTMLHeadingElement>(null);
  const from = addMonths(startOfMonth(today), -2);
  const { data, error, refetch } = dosesApi.useListDosesQuery({ from, to: today });
  const body = () => {
    if (error !== undefined)
      return <ErrorState message={pickMessage.medications(error)} onRetry={() => void refetch()} />;
    if (data === undefined) return <p role="status">{medicineTexts.loading}</p>;
    const doses = askedOf(data, id);
    const share = shareOf(doses);
    const percent = percentTaken(share);
    const asNeeded = recordedAsNeeded(data, id);
    const log = <AsNeededLog medicine={medicine} doses={asNeeded} heading={heading} />;
    if (percent === null) {
      if (asNeeded.length > 0 || isAsNeeded(medicine, today)) return log;
      return <p>{texts.none}</p>;
    }
    return (
      <>
        {asNeeded.length > 0 && log}
        <p className="text-lead">
          {share.taken === 0
            ? texts.nothingYet(share.expected)
            : texts.share(share.taken, share.expected, percent)}
        </p>
        <p className="text-ink-soft">{texts.hint}</p>
        <Months from={from} today={date} marks={takenMarks(doses)} legend={legend} />
        <DataTable
          caption={texts.table}
          columns={columns}
          rows={byMonth(doses)}
          keyOf={({ month }) => month}
        />
      </>
    );
  };
  return (
    <Part heading={texts.heading} headingRef={heading}>
      {body()}
    </Part>
  );
}
