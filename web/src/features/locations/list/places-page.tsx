import { routes } from '@caretrail/contract/access/routes';
import { isFilteringLocations } from '@caretrail/contract/locations/arrange';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Map, Plus, Printer, Siren } from 'lucide-react';
import { useCallback } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useFocusOpened } from '../../../lib/use-focus-opened.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks.ts';
import { ContentArea } from '../../../shell/content-area.tsx';
import { FoldButtons, stacked, useFolds } from '../../../shell/list-header/folds.tsx';
import { TitleRow } from '../../../shell/page-header.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { UndoDelete } from '../../../shell/undo-delete.tsx';
import { useSimpleMode } from '../../../shell/use-simple-mode.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsLoading } from '../../../ui/rows-loading.tsx';
import { PhoneLink } from '../links.tsx';
import { goToMap, PlacesMap } from '../map/places-map.tsx';
import { filterAddress, useScreen } from '../screen.tsx';
import { undoExpired } from '../slice.ts';
import { texts } from '../texts.ts';
import { restorePlaces } from '../thunks.ts';
import { usePlaces } from '../use-places.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceTools, useNearMe } from './place-tools.tsx';

/** First on the screen: a sentence that holds everywhere, and the numbers that the patient entered, none of ours. */
function EmergencyStrip({ places }: { readonly places: readonly CareLocation[] }) {
  const onCall = places.filter(
    ({ on_call_phone, status }) => on_call_phone !== '' && status === 'active',
  );
  return (
    <section
      aria-labelledby="in-an-emergency"
      className="rounded-sheet border-s-6 border-problem bg-problem-tint px-5 py-4 max-md:px-4 max-md:py-2.5"
    >
      <h2 id="in-an-emergency" className="flex items-center gap-2.5 text-h3">
        <Siren className="size-6 shrink-0 text-problem" aria-hidden="true" />
        {texts.emergency}
      </h2>
      <p className="mt-1 font-semibold">{texts.emergencyBody}</p>
      {onCall.length > 0 && (
        <>
          <p className="mt-1">{texts.onCallList}</p>
          <ul className="flex flex-wrap gap-x-8">
            {onCall.map(({ id, name, on_call_phone }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{name}</span>
                <PhoneLink number={on_call_phone} of={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Restores the last deleted places. */
function UndoPlaceDelete() {
  const dispatch = useAppDispatch();
  const deleted = useAppSelector(({ locations }) => locations.deleted);
  const onOver = useCallback(
    (ids: readonly string[]) => void dispatch(undoExpired(ids)),
    [dispatch],
  );
  return (
    <UndoDelete
      deleted={deleted}
      words={([name = '']) => texts.removed({ name, undo: undoPeriod })}
      onUndo={(ids) => dispatch(restorePlaces(ids))}
      onOver={onOver}
    />
  );
}

/** List first, map second: everything on the map is in the list. */
export function PlacesPage({ opened }: { readonly opened: string | null }) {
  const [filter, change] = useAddressState(filterAddress);
  const near = useNearMe();
  const from = near.nearMe.status === 'on' ? near.nearMe.from : null;
  const { all, places, status, error, reload } = usePlaces(filter, from);
  const { goTo } = useScreen();
  const onAdd = (): void => goTo({ at: 'new' });
  const isSimple = useSimpleMode();
  const hasFailed = status === 'failed';
  const folds = useFolds(filter.search);
  // The loaded list stays visible while it is loaded again, or cannot be.
  const isLoading = status !== 'succeeded' && all.length === 0 && !hasFailed;
  useArrival(routes.locations.title);
  useFocusOpened('location', opened);

  const list = () => {
    if (all.length === 0 && hasFailed) return null;
    if (all.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
    if (places.length === 0 && isFilteringLocations(filter))
      return (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => change({ types: [], search: '' })}>
              {texts.showAll}
            </Button>
          }
        >
          {texts.noMatch}
        </EmptyState>
      );
    return <PlaceList places={places} from={from} />;
  };

  return (
    <div className="space-y-6 max-md:space-y-4 low:space-y-4">
      <PrintedFor />
      <TitleRow route="locations" subtitle={texts.subtitle}>
        <IfCan act="manage" area="calendar">
          <Button aria-label={texts.add} onClick={onAdd} className={stacked}>
            <Plus className="size-5" aria-hidden="true" />
            <span className="md:hidden">{texts.addShort}</span>
            <span className="max-md:hidden">{texts.add}</span>
          </Button>
        </IfCan>
        <FoldButtons folds={folds} hasOptions={!isSimple} />
      </TitleRow>
      <UndoPlaceDelete />
      <PlaceTools all={all} folds={folds} filter={filter} near={near} onChange={change} />
      <ContentArea>
        <EmergencyStrip places={all} />
        {hasFailed && <ErrorState message={error ?? ''} onRetry={reload} />}
        {/* With the numbers above it: what is drawn does not move. */}
        {isLoading ? (
          <RowsLoading label={texts.loading} />
        ) : (
          <div
            className={isSimple ? '' : 'gap-8 xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'}
          >
            <section aria-labelledby="your-places" className="min-w-0 space-y-4 max-md:space-y-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h2 id="your-places" className="text-h3">
                  {texts.yourPlaces}
                </h2>
                {all.length > 0 && (
                  <p role="status" className="me-auto text-ink-soft">
                    {texts.count({ count: places.length })}
                  </p>
                )}
                {places.length > 0 && (
                  <div
                    className={`flex flex-wrap gap-x-2 max-xl:-ms-3 simple:hidden print:hidden ${folds.options.className}`}
                  >
                    <Button look="quiet" className="px-3 xl:hidden" onClick={goToMap}>
                      <Map className="size-5 shrink-0" aria-hidden="true" />
                      {texts.toMap}
                    </Button>
                    <Button look="quiet" className="px-3" onClick={() => print()}>
                      <Printer className="size-5 shrink-0" aria-hidden="true" />
                      {texts.print}
                    </Button>
                  </div>
                )}
              </div>
              {list()}
            </section>
            {!isSimple && (
              <div className="mt-8 min-w-0 xl:sticky xl:top-4 xl:mt-0 xl:self-start">
                <PlacesMap places={places} shape="aspect-[4/3] xl:aspect-[1]" />
              </div>
            )}
          </div>
        )}
      </ContentArea>
    </div>
  );
}
