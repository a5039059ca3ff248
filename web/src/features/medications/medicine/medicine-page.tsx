import { routes } from '@caretrail/contract/access/routes';
import { dayNow, doseDayAt } from '@caretrail/contract/medications/dose-day';
import { doseNow } from '@caretrail/contract/medications/dose-now';
import { medicationCategoryLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import { dateAt } from '@caretrail/contract/time/zoned';
import { useState } from 'react';
import { medicationsApi } from '../../../data/medications.ts';
import { usePatientZone } from '../../../data/zone.ts';
import { formatNextStep } from '../../../lib/next-step.ts';
import { noBreak } from '../../../lib/no-break.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useNow } from '../../../lib/use-now.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Fact } from '../../../ui/fact-list.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { Together } from '../../../ui/together.tsx';
import { CriticalPart, criticalTexts, useCritical } from '../../escalation/critical/public.ts';
import { useTreatmentOf } from '../../treatments/agreement/public.ts';
import { TreatmentLink } from '../../treatments/public.ts';
import { formatNext } from '../doses/format-dose.ts';
import { labels } from '../form/texts.ts';
import { Flags } from '../list/flags.tsx';
import { listTexts, openTexts } from '../list/texts.ts';
import { PlaceLink } from '../place-links.tsx';
import { StockPart } from '../stock/stock-part.tsx';
import { reloadMedications } from '../thunks.ts';
import { openDose } from '../today/open-dose.ts';
import { useDoseDay, useDoses } from '../today/use-doses.ts';
import { useMedicine } from '../use-medications.ts';
import { cycleOf, formatEnd, nextDose } from '../format-medicine.ts';
import { Actions } from './actions.tsx';
import { hasTimes } from './adherence.ts';
import { AdherencePart } from './adherence-part.tsx';
import { CyclePart } from './cycle-part.tsx';
import { DaysOfPlan } from './days-of-plan.tsx';
import { DosesPart } from './doses-part.tsx';
import { HistoryPart, SchedulePart } from './schedule-part.tsx';
import { MedicineMissing } from './medicine-missing.tsx';
import { OpenLine } from './open-line.tsx';
import { Part } from './part.tsx';
import { medicineTexts as texts } from './texts.ts';

function factsOf(medicine: Medication): Fact[] {
  const { category, treatment_id } = medicine;
  const facts: readonly Fact[] = [
    { label: labels.reason, content: medicine.reason },
    {
      label: labels.category,
      content: category === null ? '' : medicationCategoryLabels[category],
    },
    { label: labels.instructions, content: medicine.instructions },
    { label: labels.label_text, content: medicine.label_text },
    { label: labels.prescriber, content: medicine.prescriber },
    {
      label: labels.treatment_id,
      content: treatment_id === null ? '' : <TreatmentLink id={treatment_id} />,
    },
    { label: labels.notes, content: medicine.notes },
  ];
  return facts.filter(({ content }) => content !== '');
}

/** Shows only facts that have a value. */
function Facts({ medicine }: { readonly medicine: Medication }) {
  const shown = factsOf(medicine);
  if (shown.length === 0) return null;
  return (
    <Part heading={texts.facts}>
      <dl className="divide-y divide-rule">
        {shown.map(({ label, content }) => (
          <div key={label} className="py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

type MedicineViewProps = {
  readonly medicine: Medication;
  /** Called with the record when deleting starts, and with null when it failed. */
  readonly onLeaving: (medicine: Medication | null) => void;
};

function MedicineView({ medicine, onLeaving }: MedicineViewProps) {
  const { id, name, version, status, state_reason } = medicine;
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = doseDayAt(nowMs, zone);
  const date = dateAt(nowMs, zone);
  const { data: history, ...loaded } = medicationsApi.useFindHistoryQuery({ id, version });
  // Loaded here and not only where they are shown: the parts are drawn together.
  const { doses, error } = useDoses(useDoseDay().day);
  const treatment = useTreatmentOf(medicine);
  const critical = useCritical();
  const isReady =
    critical.status !== 'loading' &&
    treatment !== undefined &&
    (history !== undefined || loaded.error !== undefined) &&
    (doses !== null || error !== null);
  const { doses: dosesOfToday } = useDoses(today);
  const open =
    status === 'current'
      ? openDose(dosesOfToday ?? [], medicine, { day: today, nowMs })
      : undefined;
  const next = status === 'current' ? nextDose(medicine, today, nowMs, zone) : undefined;
  const step = formatNextStep(medicine, today);
  const over = formatEnd(medicine);
  const cycle = status === 'current' ? cycleOf(medicine, date) : null;
  const [delayed, setDelayed] = useState<number | null>(null);
  useArrival(routes.medication.title);
  useHashTarget('supply');
  useHashTarget('doses');
  useHashTarget('dates');
  useHashTarget('critical');

  const recorded = () => {
    if (loaded.error !== undefined) {
      const message = pickMessage.medications(loaded.error);
      return <ErrorState message={message} onRetry={() => void loaded.refetch()} />;
    }
    if (history === undefined) return <RowsLoading label={texts.loading} />;
    return <SchedulePart {...{ medicine, today, date, zone, history }} />;
  };
  return (
    <article className="max-w-[60rem] space-y-6">
      <PlaceLink place={{ at: 'medicines' }}>{texts.back}</PlaceLink>
      <PrintedFor />
      <header className="space-y-1">
        {/* Limits the size so that long names fit on a phone with the largest text setting. */}
        <h1
          tabIndex={-1}
          className="text-h1 wrap-anywhere max-sm:text-[length:min(var(--text-h1),10.5vw)]"
        >
          {name}
        </h1>
        <p className="text-lead wrap-anywhere">{noBreak(doseNow(medicine, today))}</p>
        {status === 'current' && <OpenLine {...{ open, nowMs, zone }} />}
        {next !== undefined && (
          <p className="font-medium">
            {formatNext(
              next.local_date_time,
              dayNow(nowMs, zone),
              open === undefined ? undefined : openTexts.after,
            )}
          </p>
        )}
        {step !== null && <p>{step}</p>}
        {over !== null && <p className="font-medium">{over}</p>}
        {state_reason !== '' && <p>{listTexts.because({ reason: state_reason })}</p>}
        <Flags medicine={medicine} />
      </header>
      <IfCan act="manage" area="medication">
        <Actions medicine={medicine} onLeaving={onLeaving} />
      </IfCan>
      {cycle !== null && (
        <CyclePart
          {...{ medicine, date, delayed }}
          onDelayed={setDelayed}
          now={dayNow(nowMs, zone)}
          pattern={cycle}
        />
      )}
      <Together isReady={isReady} label={texts.loading}>
        <IfCan act="manage" area="medication">
          <DaysOfPlan {...{ medicine, treatment }} today={date} onDelayed={setDelayed} />
        </IfCan>
        <DosesPart medicineId={id} />
        {recorded()}
        {((status === 'current' && hasTimes(medicine)) || medicine.is_critical) && (
          <Part heading={criticalTexts.heading} id="critical">
            <CriticalPart medicine={medicine} loaded={critical} />
          </Part>
        )}
        <StockPart medicine={medicine} today={today} />
        <Facts medicine={medicine} />
        <AdherencePart {...{ medicine, today, date }} />
        {history !== undefined && loaded.error === undefined && <HistoryPart history={history} />}
        <ChangedLine record={medicine} />
      </Together>
    </article>
  );
}

/** One medicine. It may be opened by a link, before the lists are loaded. */
export function MedicinePage({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch();
  const found = useMedicine(id);
  // A deleted record leaves the list shortly before the navigation back to it.
  const [leaving, setLeaving] = useState<Medication | null>(null);
  if (leaving !== null) return <MedicineView medicine={leaving} onLeaving={setLeaving} />;
  switch (found.status) {
    case 'found':
      return (
        <div className="space-y-5">
          {/* Loaded data stays visible with a note that it could not be reloaded. */}
          {found.staleness !== null && (
            <ErrorState
              message={found.staleness}
              isStale
              onRetry={() => void dispatch(reloadMedications())}
            />
          )}
          <MedicineView medicine={found.item} onLeaving={setLeaving} />
        </div>
      );
    case 'missing':
      return <MedicineMissing />;
    case 'failed':
      return <ErrorState message={found.error} onRetry={found.onRetry} />;
    case 'loading':
      return <RowsLoading label={listTexts.loading} />;
  }
}
