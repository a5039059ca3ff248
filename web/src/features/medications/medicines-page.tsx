import { routes } from '@caretrail/contract/access/routes';
import { formatList } from '@caretrail/contract/i18n/format';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import type { DoseOccurrence } from '@caretrail/contract/medications/doses';
import { isAnswered } from '@caretrail/contract/medications/is-answered';
import type { Medication } from '@caretrail/contract/medications/schema';
import { Printer } from 'lucide-react';
import { Fragment, useCallback } from 'react';
import { Link } from 'react-router';
import type { Which } from '../../data/medications.ts';
import { selectIsZoneAnswered, usePatientZone } from '../../data/zone.ts';
import type { RequestStatus } from '../../lib/request-status.ts';
import { undoPeriodOf } from '../../lib/undo-time.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { useNow } from '../../lib/use-now.ts';
import { useViewQuery } from '../../lib/use-view-query.ts';
import { useCan, useChosenRecord } from '../../session/chosen-record.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/list-state.ts';
import { UndoDelete } from '../../shell/undo-delete.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Together } from '../../ui/together.tsx';
import { headerReminders } from '../reminders/public.ts';
import { OneList } from './list/medicine-list.tsx';
import { listTexts as texts } from './list/texts.ts';
import { usePlace, usePlaceHref } from './place-links.tsx';
import { undoExpired } from './slice.ts';
import { reloadMedications, undoDeletes } from './thunks.ts';
import { Today } from './today/today.tsx';
import { selectDoses, useDoseDay, useDoses } from './today/use-doses.ts';
import { selectMedications, useKnownMedications } from './use-medications.ts';
import type { NextDose } from './zone-question/away-choices.tsx';
import { ZoneQuestion } from './zone-question/zone-question.tsx';

const isSettled = (status: RequestStatus): boolean => status === 'succeeded' || status === 'failed';

/** The next dose that follows the patient's time zone. */
function nextByTheClock(
  doses: readonly DoseOccurrence[],
  known: Readonly<Record<string, Medication>>,
  nowMs: number,
): NextDose | undefined {
  const next = doses.find(
    (dose) =>
      dose.slot_id !== null &&
      !isAnswered(dose) &&
      dose.state !== 'held' &&
      Date.parse(dose.at) > nowMs &&
      known[dose.medication_id]?.schedule?.tz_mode === 'wall_clock',
  );
  return next && { name: next.medication_name, local_date_time: next.local_date_time };
}

const formatRemoved = (names: readonly string[]): string =>
  undoPeriodOf(names.length === 1 ? texts.removedOne({ name: names.join() }) : formatList(names));

/** Undoes the most recent deletes, of one medicine or of all that were selected. */
function UndoMedicineDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ medications }) => medications.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={formatRemoved}
      isSaid
      onUndo={(ids) => dispatch(undoDeletes(ids))}
      onOver={onOver}
    />
  );
}

/** §2.5: the header, today's doses, then the two lists. During a search the lists come first. */
export function MedicinesPage() {
  const dispatch = useAppDispatch();
  const [state, change] = useListState();
  const search = state.search.trim();
  const { goTo } = usePlace();
  const hrefOf = usePlaceHref();
  const isOwn = useChosenRecord() === null;
  const onCreate = useCan()('manage', 'medication') ? () => goTo({ at: 'new' }) : undefined;
  const { query, change: changeQuery } = useViewQuery();
  const nowMs = useNow();
  const zone = usePatientZone();
  const today = doseDayAt(nowMs, zone);
  const known = useKnownMedications();
  const doses = useAppSelector((state) => selectDoses(state, today).items) ?? [];
  const clock = { nowMs, zone, today, doses };
  // Loaded here and not only where they are shown: all parts are drawn together.
  const shown = useDoses(useDoseDay().day);
  const isReady = useAppSelector(
    (state) =>
      selectIsZoneAnswered(state) &&
      isSettled(selectMedications(state, 'current').status) &&
      isSettled(selectMedications(state, 'completed').status),
  );
  // Today's doses are shown whether or not the search finds anything.
  const hasMedicines =
    search !== '' || Object.values(known).some(({ status }) => status === 'current');
  const journey = {
    next: nextByTheClock(doses, known, nowMs),
    onMoved: () => void dispatch(reloadMedications()),
  };
  const selected: Which = query.get('list') === 'completed' ? 'completed' : 'current';
  useArrival(routes.medication.title);
  useHashTarget('as-needed');

  const list = (which: Which) => (
    <OneList
      which={which}
      search={search}
      clock={clock}
      onCreate={onCreate}
      onShowAll={() => change({ search: '' })}
    />
  );
  const day = (
    <Fragment key="day">
      {hasMedicines && <Today />}
      <ZoneQuestion {...journey} isUrgent={false} />
    </Fragment>
  );
  const lists = (
    <Fragment key="lists">
      {hasMedicines && (
        <p>
          <Link to={hrefOf({ at: 'print' })} className={buttonClass('secondary')}>
            <Printer className="size-5" aria-hidden="true" />
            {texts.print}
          </Link>
        </p>
      )}
      <Tabs
        label={texts.tabs}
        selected={selected}
        onSelect={(which) => changeQuery({ list: which === 'completed' ? which : null })}
        tabs={[
          { id: 'current', label: texts.current, content: list('current') },
          { id: 'completed', label: texts.completed, content: list('completed') },
        ]}
      />
    </Fragment>
  );
  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <ListHeader
        route="medication"
        panel={isOwn ? headerReminders : undefined}
        state={state}
        onChange={change}
        onCreate={onCreate}
      />
      <UndoMedicineDelete />
      <ContentArea>
        <Together
          isReady={isReady && (shown.doses !== null || shown.error !== null)}
          label={texts.loading}
        >
          <ZoneQuestion {...journey} isUrgent />
          {/* Search results must not end up below a long list of doses. */}
          {search === '' ? [day, lists] : [lists, day]}
        </Together>
      </ContentArea>
    </div>
  );
}
