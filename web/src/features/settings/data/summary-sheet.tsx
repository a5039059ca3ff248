import { draftOf } from '@caretrail/contract/profile/answers';
import { longDate } from '../../../lib/long-date.ts';
import { answerRows } from '../../preboarding/public.ts';
import type { Summary } from './use-summary.ts';
import { MedicineTable } from './medicine-table.tsx';
import { Rows, SummaryPart } from './summary-part.tsx';
import { summaryTexts as texts } from './summary-texts.ts';
import { contactRows, treatmentLine, visitLine, withShortLabels } from './summary-words.ts';

/** One page: who, what, what not, what now, what next, whom to call. */
export function SummarySheet({ summary }: { readonly summary: Summary }) {
  const { answers, medicines, treatments, visits, today } = summary;
  const draft = draftOf(answers);
  const { first_name = '', last_name = '', birth_date } = answers.you;
  const { allergies } = answers.medicines;
  const now = withShortLabels(answerRows.where_you_are(draft));
  return (
    <article className="print:text-[9.5pt] print:leading-snug print:[&_td]:py-1 print:[&_th]:py-1">
      <div className="flex flex-wrap items-baseline gap-x-6 pb-3">
        <p className="text-h2 font-semibold wrap-anywhere">{`${first_name} ${last_name}`}</p>
        {birth_date !== undefined && <p>{`${texts.born} ${longDate(birth_date)}`}</p>}
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
