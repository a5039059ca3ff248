import { routes } from '@caretrail/contract/access/routes';
import { Printer } from 'lucide-react';
import { Fragment } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { useLedTo } from '../../lib/use-led-to.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { useViewQuery } from '../../lib/use-view-query.ts';
import { usePatientZone } from '../../data/zone.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { ContentArea } from '../../shell/content-area.tsx';
import { ListHeader } from '../../shell/list-header/list-header.tsx';
import { useListState } from '../../shell/list-header/use-list-state.ts';
import { ZoneQuestion } from './zone-question/zone-question.tsx';
import { headerReminders } from '../reminders/public.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from 'react-router';
import { Tabs } from '../../ui/tabs.tsx';
import { OneList } from './list/one-list.tsx';
import { listTexts as texts } from './list/texts.ts';
import { UndoDelete } from './list/undo-delete.tsx';
import type { Which } from './load.ts';
import { Today } from './today/today.tsx';
import { loadAll } from './thunks.ts';
import { usePlace, usePlaceHref } from './use-place.ts';
import { doseDayAt } from '@caretrail/contract/medications/dose-day';
import { nextByTheClock } from './words/next-by-the-clock.ts';

/** §2.5: the header, then what is to be taken today, then the two lists; what is searched for comes first. */
export function MedicinesPage() {
  const dispatch = useAppDispatch();
  const [state, change] = useListState();
  const search = state.search.trim();
  const { goTo } = usePlace();
  const hrefOf = usePlaceHref();
  const { query, change: changeQuery } = useViewQuery();
  const nowMs = useNow();
  const zone = usePatientZone();
  const clock = { nowMs, zone, today: doseDayAt(nowMs, zone) };
  const doses = useAppSelector(({ medications }) => medications.doses[clock.today]?.items);
  const known = useAppSelector(({ medications }) => medications.known);
  // A search that finds nothing takes today's doses away no more than one that does.
  const isSearched = useAppSelector(({ medications }) => medications.current.search !== '');
  const hasMedicines =
    isSearched || Object.values(known).some(({ status }) => status === 'current');
  const journey = {
    next: nextByTheClock(doses ?? [], known, nowMs),
    onMoved: () => void loadAll(dispatch),
  };
  const selected: Which = query.get('list') === 'completed' ? 'completed' : 'current';
  useArrival(routes.medication.title);
  useLedTo('as-needed');

  const list = (which: Which) => (
    <OneList
      which={which}
      search={search}
      clock={clock}
      onCreate={() => goTo({ at: 'new' })}
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
    <Tabs
      key="lists"
      label={texts.tabs}
      selected={selected}
      onSelect={(which) => changeQuery({ list: which === 'completed' ? which : null })}
      tabs={[
        { id: 'current', label: texts.current, content: list('current') },
        { id: 'completed', label: texts.completed, content: list('completed') },
      ]}
    />
  );
  return (
    <div className="space-y-6">
      <ListHeader
        route="medication"
        panel={headerReminders}
        state={state}
        onChange={change}
        onCreate={() => goTo({ at: 'new' })}
      />
      <UndoDelete />
      <ContentArea>
        <ZoneQuestion {...journey} isUrgent />
        {/* What was searched for must not stand out of sight below a day full of doses. */}
        {search === '' ? [day, lists] : [lists, day]}
        {hasMedicines && (
          <p>
            <Link to={hrefOf({ at: 'print' })} className={buttonClass('secondary')}>
              <Printer className="size-5" aria-hidden="true" />
              {texts.print}
            </Link>
          </p>
        )}
      </ContentArea>
    </div>
  );
}
