import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { treatmentTabLabels, treatmentTabs } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { matchesTreatmentSearch } from '@caretrail/contract/treatments/search';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Choices, labelIn, usePlaceChoices } from '../../../data/choices.ts';
import { loadedOf } from '../../../data/request-state.ts';
import { treatmentsApi } from '../../../data/treatments.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useViewQuery } from '../../../lib/use-view-query.ts';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ContentArea } from '../../../shell/content-area.tsx';
import { ListHeader } from '../../../shell/list-header/list-header.tsx';
import { useListState } from '../../../shell/list-header/list-state.ts';
import { UndoDelete } from '../../../shell/undo-delete.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PendingPart } from '../../../ui/loaded-part.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { restoreTreatments } from '../calls.ts';
import { undoExpired } from '../slice.ts';
import { listTexts as texts } from '../texts.ts';
import { selectIsZoneAnswered, usePatientDate } from '../../../data/zone.ts';
import { useCan } from '../../../session/chosen-record.ts';
import { withNew } from '../view-route.ts';
import { TreatmentCard } from './treatment-card.tsx';

/** For the list: restores what was deleted a moment ago. */
function UndoTreatmentDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ treatments }) => treatments.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={([title = '']) => texts.removed({ title, undo: undoPeriod })}
      onUndo={(ids) => dispatch(restoreTreatments(ids))}
      onOver={onOver}
    />
  );
}

type OneTabProps = {
  readonly name: keyof typeof texts.empty;
  readonly treatments: readonly Treatment[];
  readonly places: Choices;
  readonly isSearch: boolean;
  readonly onCreate: (() => void) | undefined;
  readonly onShowAll: () => void;
};

function OneTab(props: OneTabProps) {
  const { name, treatments, places, isSearch, onCreate, onShowAll } = props;
  const today = usePatientDate();
  if (treatments.length > 0) {
    return (
      <ul className="grid gap-5 xl:grid-cols-2">
        {treatments.map((treatment) => (
          <TreatmentCard
            key={treatment.id}
            treatment={treatment}
            place={labelIn(places, treatment.location_id)}
            today={today}
          />
        ))}
      </ul>
    );
  }
  if (isSearch) {
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        onCreate && (
          <Button look="secondary" onClick={onCreate}>
            {texts.add}
          </Button>
        )
      }
    >
      {texts.empty[name]}
    </EmptyState>
  );
}

type TabName = (typeof treatmentTabs)[number]['name'];
const own = { subtitle: texts.subtitle, searchPlaceholder: texts.search };

/** What goes on first; a search counts in every tab. */
export function ListPage() {
  const [state, change] = useListState();
  const { query, change: changeQuery } = useViewQuery();
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const loaded = loadedOf(treatmentsApi.useListTreatmentsQuery());
  const places = usePlaceChoices();
  const isZoneAnswered = useAppSelector(selectIsZoneAnswered);
  const search = state.search.trim();
  const selected = treatmentTabs.find(({ name }) => name === query.get('list'))?.name;
  useArrival(routes.treatments.title);

  const onCreate = useCan()('manage', 'treatments')
    ? () => void navigate({ pathname: hrefOf('treatments'), search: withNew(address, true) })
    : undefined;
  const list = () => {
    // Each card names its place, and how far it is today: the cards do not change when the rest comes.
    if (loaded.status === 'loading' || places.status === 'loading' || !isZoneAnswered) {
      return <RowsLoading label={texts.loading} />;
    }
    if (loaded.status === 'failed') {
      return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
    }
    const found = loaded.data.data.filter((each) => matchesTreatmentSearch(each, search));
    const tabs = treatmentTabs.map(({ name, statuses }) => {
      const treatments = found.filter(({ status }) => statuses.some((each) => each === status));
      return {
        id: name,
        label: texts.tab({ label: treatmentTabLabels[name], count: treatments.length }),
        content: (
          <OneTab
            name={name}
            treatments={treatments}
            places={places}
            isSearch={search !== ''}
            onCreate={onCreate}
            onShowAll={() => change({ search: '' })}
          />
        ),
      };
    });
    const hasPlaces = loaded.data.data.some(({ location_id }) => location_id !== null);
    return (
      <>
        {hasPlaces && places.status === 'failed' && <PendingPart loaded={places} />}
        <Tabs<TabName>
          label={texts.tabs}
          selected={selected ?? 'Active'}
          onSelect={(name) => changeQuery({ list: name === 'Active' ? null : name })}
          tabs={tabs}
        />
      </>
    );
  };
  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <ListHeader
        route="treatments"
        own={own}
        state={state}
        onChange={change}
        onCreate={onCreate}
      />
      <UndoTreatmentDelete />
      <ContentArea>{list()}</ContentArea>
    </div>
  );
}
