import { planOfMedication } from '@caretrail/contract/medications/client-plan';
import { courseDoses } from '@caretrail/contract/medications/course';
import { gapBetween } from '@caretrail/contract/medications/gap';
import { inForceOn } from '@caretrail/contract/medications/in-force';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { PlanResult } from '@caretrail/contract/medications/plan-versions';
import type { Phase, ScheduleVersion } from '@caretrail/contract/medications/schedule';
import type { Medication } from '@caretrail/contract/medications/schema';
import { addDays, addMonths, startOfMonth } from '@caretrail/contract/time/days';
import { useEffect, useMemo, useRef, useState } from 'react';
import { longDate } from '../../../lib/long-date.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskedMonths } from '../calendar/asked-months.tsx';
import { SuddenWarning } from '../medicine/sudden-warning.tsx';
import { newPlanOf, previewOf } from '../plan.ts';
import { LineList } from '../line-list.tsx';
import { Flags } from '../list/flags.tsx';
import { changeBody, type Here, strengthsOf } from './body.ts';
import { lastDoseBefore } from './last-dose-before.ts';
import { formatAfter, planLines } from './plan-lines.ts';
import { previewTexts as texts, taperTexts } from './plan-texts.ts';
import { SameNameNote } from './same-name-note.tsx';
import { scheduleOf } from './schedule-body.ts';
import type { FormValues } from './values.ts';

type TimeMode = Pick<ScheduleVersion, 'tz_mode'>;

type PlanTextProps = {
  readonly phases: readonly Phase[];
  /** The day on which a change starts; null for a new medicine. */
  readonly from: string | null;
  /** Warn about calculated amounts that whole and half tablets cannot make. */
  readonly isTaper?: boolean;
};

/** The plan as text. */
const PlanText = ({ phases, from, isTaper = false }: PlanTextProps) => (
  <LineList
    lines={planLines(phases, from)}
    noteOf={({ isOdd, firstDoses }) => (
      <>
        {isTaper && isOdd && <span className="block text-problem">{taperTexts.notHalves}</span>}
        {firstDoses !== '' && <span className="block">{firstDoses}</span>}
      </>
    )}
  />
);

type PreviewProps = {
  readonly values: FormValues;
  readonly here: Here;
  readonly known: Readonly<Record<string, Medication>>;
  /** The start day of a change; null for a new medicine. */
  readonly from: string | null;
  /** The medicine that is changed; null for a new one. */
  readonly medicine: Medication | null;
  readonly saveText: string;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
};

/** The current plan on that day and later planned versions, which the change replaces. */
function replacedBy(
  medicine: Medication,
  from: string,
  result: Pick<PlanResult, 'ok'> & { readonly replaced?: readonly string[] },
) {
  const { versions } = planOfMedication(medicine);
  const now = inForceOn(versions, from);
  return versions.filter(
    ({ id, phases }) =>
      phases.length > 0 && (id === now?.id || (result.replaced ?? []).includes(id)),
  );
}

/** Journeys are named only where a change says something else about them. */
const isOtherMode = (before: TimeMode, after: TimeMode): boolean =>
  before.tz_mode !== after.tz_mode;

/** How many days of a change are searched for doses that it leaves out; by months the next one may be far away. */
const usualDays = 60;
const rareDays = 400;

/** A preview of the next three months, computed by the same function that runs on save. */
export function Preview(props: PreviewProps) {
  const { values, here, known, from, medicine, saveText, isBusy, onBack, onSave } = props;
  // Keep the list from before saving: the new medicine appears in it shortly before this screen closes.
  const [knownBefore, setKnownBefore] = useState<typeof known>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The preview of a change includes the days before it starts.
  const start = from === null ? values.start : here.today;
  const first = start > here.today ? start : here.today;
  const [nowMs] = useState(useNow());
  const result = useMemo(() => {
    const moment = { nowMs, today: here.today, zone: here.zone };
    if (medicine === null)
      return { ok: true as const, ...newPlanOf(scheduleOf(values, here.zone), moment) };
    const { schedule, dosage = '' } = changeBody(values, here);
    if (!schedule) return { ok: false as const, sentence: texts.noPlan };
    return previewOf(medicine, { kind: 'replace', schedule, dosage }, moment);
  }, [values, here, medicine, nowMs]);
  const stored = result.ok ? result.added.at(-1) : undefined;
  const doses = useMemo(() => {
    const to = addDays(addMonths(startOfMonth(first), 3), -1);
    return result.ok ? courseDoses(result.plan, { from: first, to, zone: here.zone }, []) : [];
  }, [result, first, here.zone]);
  const isByMonths = [result.ok ? result.added : [], medicine?.schedule ?? []]
    .flat()
    .some(({ phases }) => phases.some(({ pattern }) => pattern.kind === 'monthly'));
  const gap = useMemo(() => {
    if (medicine === null || from === null || values.howOften === 'as_needed') return null;
    const window = { from, to: addDays(from, isByMonths ? rareDays : usualDays), zone: here.zone };
    const after = result.ok ? courseDoses(result.plan, window, []) : [];
    return result.ok
      ? gapBetween(courseDoses(planOfMedication(medicine), window, []), after, from)
      : null;
  }, [medicine, from, result, values.howOften, isByMonths, here.zone]);
  const last = useMemo(
    () =>
      medicine === null || from === null || !isByMonths
        ? null
        : lastDoseBefore(medicine, from, here.zone),
    [medicine, from, isByMonths, here.zone],
  );
  const before = from === null || medicine === null ? [] : replacedBy(medicine, from, result);
  const isAsNeeded = values.howOften === 'as_needed';
  const category = medicine === null ? values.category : (medicine.category ?? '');
  // Every day is the same: the sentence says it all, and the button to save stays in sight.
  const isAlike =
    values.howOften === 'daily' && values.ends === 'open' && (from === null || from <= here.today);
  const months = <AskedMonths doses={doses} from={first} today={here.today} />;
  return (
    <section aria-labelledby="preview" className="space-y-4">
      <h2 id="preview" ref={heading} tabIndex={-1} className="text-h2">
        {texts.heading}
      </h2>
      <p>{texts.lead}</p>
      {from === null && (
        <SameNameNote name={values.name} known={knownBefore ?? known} today={here.today} />
      )}
      <div className="space-y-4 rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-8">
        <div>
          <p className="text-lead font-semibold wrap-anywhere">{values.name}</p>
          {category !== '' && <p>{medicationCategoryLabels[category]}</p>}
          <Flags medicine={medicine ?? { ...values, state: 'active', status: 'current' }} />
        </div>
        {from !== null && <p className="font-medium">{texts.from({ day: longDate(from) })}</p>}
        {stored !== undefined && (
          <div className="space-y-1.5">
            <PlanText phases={stored.phases} from={from} isTaper={values.howOften === 'taper'} />
            <p className="font-medium">{formatAfter(stored.phases)}</p>
          </div>
        )}
        {!result.ok && <Alert>{result.sentence}</Alert>}
        {gap !== null && medicine !== null && (
          <div className="space-y-2 border-s-4 border-problem ps-4">
            <p className="font-semibold text-problem">
              {gap.first === gap.last
                ? texts.gapDay({ day: longDate(gap.first) })
                : texts.gap({ first: longDate(gap.first), last: longDate(gap.last) })}
            </p>
            <SuddenWarning medicine={medicine} />
          </div>
        )}
        {stored !== undefined && medicine?.schedule && isOtherMode(medicine.schedule, stored) && (
          <p>{texts.timeMode({ mode: stored.tz_mode })}</p>
        )}
        {from === null && values.start < here.today && !isAsNeeded && <p>{texts.past}</p>}
        {strengthsOf(values).length === 0 && <p>{texts.noAmount}</p>}
        {before.length > 0 && (
          <div className="space-y-3 border-s-4 border-rule ps-4 text-ink-soft">
            <p className="font-semibold">{texts.replaces}</p>
            {before.map((version) => (
              <PlanText key={version.id} phases={version.phases} from={from} />
            ))}
            {last !== null && <p>{texts.lastBefore({ day: longDate(last) })}</p>}
          </div>
        )}
        {result.ok && isAlike && (
          <details>
            <summary className="link">{texts.months}</summary>
            <div className="pt-3">{months}</div>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {result.ok && (
          <Button
            isBusy={isBusy}
            onClick={() => {
              setKnownBefore(known);
              onSave();
            }}
          >
            {isBusy ? texts.saving : saveText}
          </Button>
        )}
        <Button look="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      {/* Below the answers, which stay in sight. */}
      {result.ok && !isAsNeeded && !isAlike && (
        <div className="rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-8">
          {months}
        </div>
      )}
    </section>
  );
}
