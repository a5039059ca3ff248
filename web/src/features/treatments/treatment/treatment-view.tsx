import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { dateOf } from '@caretrail/contract/medications/dose-day';
import type { PlanMove } from '@caretrail/contract/treatments/disagreement';
import { isDevice, nextSession } from '@caretrail/contract/treatments/progress';
import { formatProgress } from '@caretrail/contract/treatments/format-progress';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { useState } from 'react';
import { usePlaceChoices } from '../../../data/choices.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import { usePatientDay } from '../../../data/zone.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { Together } from '../../../ui/together.tsx';
import { UndoNotice, UndoPlace } from '../../../ui/undo-notice.tsx';
import { LeftBehindNote } from '../agreement/left-behind-note.tsx';
import { differingFrom, PlanNotice } from '../agreement/plan-notice.tsx';
import { StatusBadge, TypeChip } from '../marks.tsx';
import { PlanBar } from '../plan-bar.tsx';
import { listTexts } from '../texts.ts';
import { formatSessionDay } from '../format-when.ts';
import { Actions } from './actions.tsx';
import { DevicePart } from './device-part.tsx';
import { Facts, NotesAndQuestions } from './facts.tsx';
import { formatCycleAhead } from './format-cycle.ts';
import { HistoryPart } from './history-part.tsx';
import { LinkedPart } from './linked-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { ResultsPart } from './results-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { viewTexts as texts } from './texts.ts';
import { useChange } from './use-change.ts';

type ViewHeaderProps = { readonly treatment: Treatment; readonly today: string };

/** What it is, how far it is and when next: in words, then drawn. */
function ViewHeader({ treatment, today }: ViewHeaderProps) {
  const { title, type, status_reason } = treatment;
  const [first, ...more] = formatProgress(treatment, today);
  const next = nextSession(treatment, today);
  const ahead = formatCycleAhead(treatment, today);
  return (
    <header className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TypeChip type={type} />
        <StatusBadge treatment={treatment} />
      </p>
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {title}
      </h1>
      {first !== undefined && <p className="text-h3 font-semibold">{first}</p>}
      {more.map((words) => (
        <p key={words} className="text-lead">
          {words}
        </p>
      ))}
      {ahead !== null && <p className="text-lead">{ahead}</p>}
      {next !== undefined && (
        <p className="text-lead">
          {listTexts.next({ when: formatSessionDay(next, today, 'within') })}
        </p>
      )}
      {status_reason !== '' && (
        <p className="wrap-anywhere">{texts.reason({ reason: status_reason })}</p>
      )}
      <PlanBar treatment={treatment} today={today} />
    </header>
  );
}

/** The progress and what is due now; then the plan, and everything else that is known. */
export function TreatmentView({ treatment }: { readonly treatment: Treatment }) {
  const { id, medication_ids, event_ids, file_ids } = treatment;
  const dayNow = usePatientDay();
  const today = dateOf(dayNow);
  const change = useChange(treatment);
  const canManage = useCan()('manage', 'treatments');
  const [preset, setPreset] = useState<PlanMove | null>(null);
  const linked = loadedOf(treatmentsApi.useFindLinkedQuery({ params: { id } }));
  // Loaded here and not only where they are shown: the parts are drawn together.
  const places = usePlaceChoices(treatment.location_id !== null);
  const changes = loadedOf(treatmentsApi.useListTreatmentChangesQuery({ params: { id } }));
  const isReady = [linked, places, changes].every(({ status: part }) => part !== 'loading');
  // Of what is linked now: the list of it may still be the one of before.
  const isLinked = [...medication_ids, ...event_ids, ...file_ids].length > 0;
  useArrival(routes.treatment.title);
  useHashTarget('dates');

  const elsewhere = () => {
    if (linked.status === 'loading') return <RowsLoading label={texts.loading} />;
    if (linked.status === 'failed') {
      return <ErrorState message={linked.error} onRetry={linked.onRetry} />;
    }
    return (
      <>
        <ResultsPart treatment={treatment} results={linked.data.results} />
        <LinkedPart
          treatment={treatment}
          linked={linked.data}
          isLinked={isLinked}
          change={change}
        />
      </>
    );
  };
  const { undo } = change;
  const known = linked.status === 'succeeded' ? linked.data : null;
  const differing = differingFrom(treatment, known?.medications ?? [], today);
  return (
    <article className="max-w-[60rem] space-y-7">
      <BackLink to={hrefOf('treatments')}>{texts.back}</BackLink>
      <PrintedFor />
      <ViewHeader treatment={treatment} today={today} />
      <Together isReady={isReady} label={texts.loading}>
        {canManage && (
          <>
            <PlanNotice differing={differing} today={today} onShift={setPreset} />
            <LeftBehindNote treatmentId={id} today={today} />
          </>
        )}
        <Facts treatment={treatment} />
        {canManage && (
          <Actions
            {...{ treatment, today, change, preset }}
            linked={known}
            onPresetOver={() => setPreset(null)}
          />
        )}
        <UndoPlace>
          {undo !== null && (
            <UndoNotice
              key={undo.untilMs}
              untilMs={undo.untilMs}
              onUndo={undo.onUndo}
              onOver={change.onUndoOver}
            >
              {undo.text}
            </UndoNotice>
          )}
        </UndoPlace>
        {isDevice(treatment) ? (
          <DevicePart treatment={treatment} today={today} change={change} />
        ) : (
          <SessionsPart treatment={treatment} today={today} change={change} />
        )}
        <PlanPart {...{ treatment, dayNow, change }} />
        {elsewhere()}
        <NotesAndQuestions treatment={treatment} />
        <HistoryPart id={id} />
        <ChangedLine record={treatment} />
      </Together>
    </article>
  );
}
