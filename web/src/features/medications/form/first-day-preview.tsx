import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { courseDoses } from '@caretrail/contract/medications/course';
import type { FirstDayPreview as Preview } from '@caretrail/contract/medications/first-day-preview';
import { gapBetween } from '@caretrail/contract/medications/gap';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { useEffect, useMemo, useRef } from 'react';
import { firstDayApi } from '../../../data/first-day.ts';
import { longDate } from '../../../lib/long-date.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { AskedMonths } from '../calendar/asked-months.tsx';
import { LineList } from '../line-list.tsx';
import { SuddenWarning } from '../medicine/sudden-warning.tsx';
import type { Here } from './body.ts';
import { firstDayLines } from './first-day-lines.ts';
import { firstDayTexts as texts } from './first-day-texts.ts';
import { formatAfter, planLines } from './plan-lines.ts';
import { previewTexts } from './plan-texts.ts';

type NewPlanProps = {
  readonly preview: Preview;
  readonly medicine: Medication;
  readonly here: Here;
};

/** The plan with the corrected first day, beside the one it replaces. */
function NewPlan({ preview, medicine, here }: NewPlanProps) {
  const { zone, today } = here;
  const { schedule } = preview.medicine;
  const [was, will] = useMemo(() => {
    const to = addDays(addMonths(startOfMonth(today), 3), -1);
    const dosesOf = (each: Medication) =>
      courseDoses(planOfMedication(each), { from: today, to, zone }, []);
    return [dosesOf(medicine), dosesOf(preview.medicine)];
  }, [medicine, preview, today, zone]);
  const gap = gapBetween(was, will, today);
  return (
    <>
      {schedule !== null && (
        <div className="space-y-1.5">
          <LineList lines={planLines(schedule.phases, null)} />
          <p className="font-medium">{formatAfter(schedule.phases)}</p>
        </div>
      )}
      <div className="space-y-2 border-s-4 border-problem ps-4 empty:hidden">
        {gap !== null && (
          <p className="font-semibold text-problem">
            {gap.first === gap.last
              ? previewTexts.gapDay({ day: longDate(gap.first) })
              : previewTexts.gap({ first: longDate(gap.first), last: longDate(gap.last) })}
          </p>
        )}
        <SuddenWarning medicine={medicine} />
      </div>
      {medicine.schedule !== null && (
        <div className="space-y-3 border-s-4 border-rule ps-4 text-ink-soft">
          <p className="font-semibold">{previewTexts.replaces}</p>
          <LineList lines={planLines(medicine.schedule.phases, null)} />
        </div>
      )}
      <AskedMonths doses={will} from={today} today={today} />
    </>
  );
}

type FirstDayPreviewProps = {
  /** As it was loaded; the server refuses to save over another version. */
  readonly medicine: Medication;
  readonly firstDay: string;
  readonly known: Readonly<Record<string, Medication>>;
  readonly here: Here;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
};

/** What a corrected first day changes, before it is saved. The server has every version and all that was recorded. */
export function FirstDayPreview(props: FirstDayPreviewProps) {
  const { medicine, firstDay, known, here, isBusy, onBack, onSave } = props;
  const { id, version } = medicine;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { currentData, error, isFetching, refetch } = firstDayApi.usePreviewFirstDayQuery({
    id,
    version,
    first_day: firstDay,
  });
  const preview = isFetching ? undefined : currentData;
  const refusal = error === undefined ? null : toApiError(error);
  const sentence = refusal?.fields['start_date'] ?? refusal?.fields['first_day'];
  return (
    <section aria-labelledby="preview" className="space-y-4">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-h2">
        {previewTexts.heading}
      </h2>
      <div className="space-y-4 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-8">
        <p className="text-lead font-semibold wrap-anywhere">{medicine.name}</p>
        {sentence !== undefined && <Alert>{sentence}</Alert>}
        {refusal !== null && sentence === undefined && (
          <ErrorState message={refusal.text} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {refusal === null && preview === undefined && <RowsLoading label={texts.checking} />}
        {preview !== undefined && refusal === null && (
          <>
            <ul className="list-disc space-y-1.5 ps-6">
              {firstDayLines(preview, medicine, Object.values(known), here).map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
            {preview.changes_coming && medicine.status === 'current' && (
              <NewPlan {...{ preview, medicine, here }} />
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {preview !== undefined && refusal === null && (
          <Button isBusy={isBusy} onClick={onSave}>
            {isBusy ? previewTexts.saving : texts.save}
          </Button>
        )}
        <Button look="secondary" onClick={onBack}>
          {previewTexts.back}
        </Button>
      </div>
    </section>
  );
}
