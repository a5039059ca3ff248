import { percentTaken } from '@caretrail/contract/medications/adherence';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { dateAt } from '@caretrail/contract/time/zoned';
import { ChevronDown, PencilLine } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { dosesApi } from '../../../data/doses.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { monthName } from '../../../lib/format-day.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { Months } from '../calendar/months.tsx';
import { DoseProblemLine } from '../doses/dose-answer.tsx';
import { DoseDialogs } from '../doses/dose-dialogs.tsx';
import { dosePlaceOf } from '../doses/dose-place.ts';
import { formatExact, formatEntry, momentAt } from '../doses/format-dose.ts';
import { todayTexts } from '../doses/texts.ts';
import { useRecordDoses } from '../doses/use-record-doses.ts';
import {
  askedOf,
  byMonth,
  isAsNeeded,
  type MonthShare,
  recordedAsNeeded,
  shareOf,
  takenMarks,
} from './adherence.ts';
import { Part } from './part.tsx';
import { adherenceTexts as texts, medicineTexts } from './texts.ts';

type AsNeededLogProps = {
  readonly medicine: Medication;
  /** Newest first. */
  readonly doses: readonly DoseOccurrence[];
  /** Heading of the part; gets the focus when a row is removed. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** The rest is collapsed, because three months can be a long list. */
const shownAtOnce = 10;

/** The as-needed doses with their times; they can be corrected or cleared like any other dose. */
function AsNeededLog({ medicine, doses, heading }: AsNeededLogProps) {
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = dateAt(nowMs, zone);
  const recording = useRecordDoses(heading, { day: today, doses: null, askedMs: 0 });
  const earlier = doses.slice(shownAtOnce);
  const row = (dose: DoseOccurrence) => (
    <li
      key={dosePlaceOf(dose)}
      data-dose={dosePlaceOf(dose)}
      className="flex flex-wrap items-center justify-between gap-x-6 py-1.5"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{dose.log && formatEntry(dose.log, today, zone)}</p>
        <p>{formatExact(dose.parts, dose.dosage)}</p>
      </div>
      <Button
        look="quiet"
        className="px-3 print:hidden"
        aria-label={todayTexts.changeFor({
          name: dose.medication_name,
          time: momentAt(dose.at, today, zone),
        })}
        // The entry cannot be changed before the server has assigned its id.
        isBusy={dose.log?.id === ''}
        onClick={() => recording.setQuestion({ what: 'entry', dose })}
      >
        <PencilLine className="size-5" aria-hidden="true" />
        {todayTexts.change}
      </Button>
      <DoseProblemLine problem={recording.problems.get(dosePlaceOf(dose))} />
    </li>
  );
  return (
    <>
      <p role="status" className="font-medium empty:hidden">
        <span key={recording.said.number}>{recording.said.text}</span>
      </p>
      <p className="text-lead">
        {doses.length === 0 ? texts.noneAsNeeded : texts.asNeeded({ count: doses.length })}
      </p>
      <ul className="divide-y divide-rule">{doses.slice(0, shownAtOnce).map(row)}</ul>
      {earlier.length > 0 && (
        <details className="group print:hidden">
          <summary className="flex min-h-target list-none items-center gap-2 rounded-control font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {texts.earlier({ count: earlier.length })}
          </summary>
          <ul className="divide-y divide-rule">{earlier.map(row)}</ul>
        </details>
      )}
      <DoseDialogs
        {...{ recording, nowMs, zone }}
        prescriberOf={() => medicine.prescriber}
        onNote={async (dose, note) => {
          const isRecorded = await recording.onNote(dose, note);
          // The row is removed.
          if (isRecorded && note.status === 'cleared') heading.current?.focus();
        }}
      />
    </>
  );
}

type AdherencePartProps = {
  readonly medicine: Medication;
  /** The dose day. */
  readonly today: string;
  /** The calendar day. */
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

/** The last three months: as calendars, as a sentence and by month. Neutral in tone, without judgement. */
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
            ? texts.nothingYet({ expected: share.expected })
            : texts.share({ taken: share.taken, expected: share.expected, percent })}
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
