import { doseNow } from '@caretrail/contract/medications/dose-now';
import type { Medication } from '@caretrail/contract/medications/schema';
import { draftOf } from '@caretrail/contract/profile/answers';
import { Printer } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadedPart } from '../../../ui/loaded-part.tsx';
import type { Column } from '../../../ui/table-parts.tsx';
import { answerRows, type Row } from '../../preboarding/questions/public.ts';
import { JourneyGlance } from '../../timelines/journey/public.ts';
import { placeHref } from '../sections.ts';
import { summaryTexts as texts } from './summary-texts.ts';
import {
  contactRows,
  medicineWhen,
  treatmentLine,
  visitLine,
  withShortLabels,
} from './format-summary.ts';
import { type Summary, useSummary } from './use-summary.ts';

/** One page: the patient, the diagnosis, allergies, medicines, treatments, next visits, emergency contacts. */
function SummarySheet({ summary }: { readonly summary: Summary }) {
  const { answers, medicines, treatments, visits, today } = summary;
  const draft = draftOf(answers);
  const { first_name = '', last_name = '', birth_date } = answers.you;
  const { allergies } = answers.medicines;
  const now = withShortLabels(answerRows.where_you_are(draft));
  return (
    <article className="print:text-[9.5pt] print:leading-snug print:[&_td]:py-1 print:[&_th]:py-1">
      <div className="flex flex-wrap items-baseline gap-x-6 pb-3">
        <p className="text-h2 font-semibold wrap-anywhere">{`${first_name} ${last_name}`}</p>
        {birth_date !== undefined && <p>{texts.born({ day: longDate(birth_date) })}</p>}
        <p className="text-ink-soft">{longDate(today)}</p>
      </div>
      {/* Side by side on paper, so that all of it is one page. */}
      <div className="print:grid print:grid-cols-2 print:gap-x-8">
        <SummaryPart heading={texts.emergency}>
          <Rows rows={contactRows(answers)} none={texts.noContact} />
        </SummaryPart>
        <SummaryPart heading={texts.diagnosis}>
          <Rows rows={withShortLabels(answerRows.diagnosis(draft))} none={texts.noDiagnosis} />
        </SummaryPart>
        {now.length > 0 && (
          <SummaryPart heading={texts.now}>
            <Rows rows={now} none="" />
          </SummaryPart>
        )}
        <SummaryPart heading={texts.allergies}>
          <p className="font-semibold wrap-anywhere">
            {allergies === undefined
              ? texts.allergiesOpen
              : allergies.join(', ') || texts.noAllergies}
          </p>
        </SummaryPart>
      </div>
      <SummaryPart heading={texts.medicines}>
        {medicines.length === 0 ? (
          <p>{texts.noMedicines}</p>
        ) : (
          <MedicineTable medicines={medicines} today={today} />
        )}
      </SummaryPart>
      <SummaryPart heading={texts.treatments}>
        <Lines lines={treatments.map(treatmentLine)} none={texts.noTreatments} />
      </SummaryPart>
      <SummaryPart heading={texts.journey}>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <JourneyGlance />
        </Suspense>
      </SummaryPart>
      <SummaryPart heading={texts.visits}>
        <Lines lines={visits.map(visitLine)} none={texts.noVisits} />
      </SummaryPart>
      <p className="border-t border-rule pt-3 text-small text-ink-soft">{texts.fine}</p>
    </article>
  );
}

type LinesProps = {
  readonly lines: readonly { readonly id: string; readonly lead: string; readonly rest: string }[];
  readonly none: string;
};

function Lines({ lines, none }: LinesProps) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {lines.map(({ id, lead, rest }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{lead}</span>
          {rest !== '' && ` · ${rest}`}
        </li>
      ))}
    </ul>
  );
}

type SummaryPartProps = { readonly heading: string; readonly children: ReactNode };

/** One question that a doctor has, and its answer. */
function SummaryPart({ heading, children }: SummaryPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid border-t border-rule py-3 print:py-1.5"
    >
      <h2 id={id} className="text-h3 print:text-[11pt]">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type RowsProps = { readonly rows: readonly Row[]; readonly none: string };

/** Question and answer side by side. */
function Rows({ rows, none }: RowsProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(10rem,2fr)_3fr] print:grid-cols-[1fr_1.4fr]">
      {rows.map(([question, answer]) => (
        <div key={question} className="contents">
          <dt className="text-ink-soft">{question}</dt>
          <dd className="mb-1 font-semibold print:mb-0 wrap-anywhere">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

type MedicineTableProps = { readonly medicines: readonly Medication[]; readonly today: string };

function MedicineTable({ medicines, today }: MedicineTableProps) {
  const columns: readonly Column<Medication>[] = [
    { key: 'name', header: texts.medicine, cell: ({ name }) => name, isRowHeader: true },
    { key: 'dose', header: texts.dose, cell: (medicine) => doseNow(medicine, today) || '–' },
    { key: 'when', header: texts.when, cell: (medicine) => medicineWhen(medicine, today) || '–' },
  ];
  return (
    <DataTable
      caption={texts.medicines}
      columns={columns}
      rows={medicines}
      keyOf={({ id }) => id}
    />
  );
}

/** A screen for printing: the print style leaves only the sheet. */
export function SummaryPage() {
  useArrival(texts.title);
  const summary = useSummary();
  return (
    <div className="max-w-[52rem]">
      <BackLink to={placeHref('data')}>{texts.back}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-3 text-h1 print:mt-0 print:mb-1 print:text-[16pt]">
        {texts.title}
      </h1>
      <LoadedPart loaded={summary}>
        {(value) => (
          <>
            <div className="mb-6 space-y-4 print:hidden">
              <p className="text-ink-soft">{texts.hint}</p>
              <Button onClick={() => print()}>
                <Printer className="size-5" aria-hidden="true" />
                {texts.print}
              </Button>
            </div>
            <SummarySheet summary={value} />
          </>
        )}
      </LoadedPart>
    </div>
  );
}
