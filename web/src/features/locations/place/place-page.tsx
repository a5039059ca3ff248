import { routes } from '@caretrail/contract/access/routes';
import { positionOf } from '@caretrail/contract/locations/distance';
import { locationStatusLabels } from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { Pencil, Printer, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { locationsApi } from '../../../data/locations.ts';
import { write } from '../../../data/write.ts';
import { useRecordZone } from '../../../data/zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { undoPeriod } from '../../../lib/undo-time.ts';
import { useArrival } from '../../../lib/use-arrival.ts';
import { useNow } from '../../../lib/use-now.ts';
import { IfCan } from '../../../session/if-can.tsx';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ChangedLine } from '../../../shell/changed-line.tsx';
import { DeleteRecord } from '../../../shell/delete-record.tsx';
import { PrintedFor } from '../../../shell/printed-for.tsx';
import { toastFailed } from '../../../shell/toast-slice.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { withinOf } from '../format-place.ts';
import { PlacesMap } from '../map/places-map.tsx';
import { BackToOrigin } from '../origin.tsx';
import { PlaceOrState } from '../place-or-state.tsx';
import { useScreen, useScreenHref } from '../screen.tsx';
import { texts } from '../texts.ts';
import { deletePlace } from '../thunks.ts';
import { TypeChip } from '../type-chip.tsx';
import { PlaceFacts } from './place-facts.tsx';

/** One tap: favourites come first in the list. It needs no version, because another tap undoes it. */
function FavouriteButton({ place }: { readonly place: CareLocation }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  // What a press does, like the words beside it.
  const Icon = place.favourite ? StarOff : Star;
  const onPress = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { favourite: !place.favourite };
      const { editPlace } = locationsApi.endpoints;
      await dispatch(write(editPlace.initiate({ params: { id: place.id }, body })));
    } catch (error) {
      dispatch(toastFailed(toApiError(error).text));
    }
    setBusy(false);
  };
  return (
    <Button look="secondary" isBusy={isBusy} onClick={() => void onPress()}>
      <Icon className="size-5" aria-hidden="true" />
      {place.favourite ? texts.unfavour : texts.favour}
    </Button>
  );
}

type DeletePlaceProps = {
  readonly place: CareLocation;
  readonly onLeaving: (place: CareLocation | null) => void;
};

/** The list then offers an undo. */
function DeletePlace({ place, onLeaving }: DeletePlaceProps) {
  const dispatch = useAppDispatch();
  const { goTo } = useScreen();
  return (
    <DeleteRecord
      record={place}
      texts={texts}
      body={texts.removeBody({ name: place.name, undo: undoPeriod })}
      onLeaving={onLeaving}
      onDelete={() => dispatch(deletePlace(place))}
      onDeleted={() => goTo({ at: 'places' }, { replace: true })}
    />
  );
}

type PlaceViewProps = {
  readonly place: CareLocation;
  /** The place while it is being deleted; null when that failed. */
  readonly onLeaving: (place: CareLocation | null) => void;
};

/** The type, then all facts, then the actions. */
function PlaceView({ place, onLeaving }: PlaceViewProps) {
  const hrefOf = useScreenHref();
  const here = { nowMs: useNow(), zone: useRecordZone() };
  const within = withinOf(place);
  useArrival(routes.locations.title);
  return (
    <article className="max-w-[46rem] space-y-6">
      <BackToOrigin />
      <PrintedFor />
      <header className="space-y-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <TypeChip type={place.type} />
          {place.favourite && (
            <Badge tone="action">
              <Star aria-hidden="true" />
              {texts.favourite}
            </Badge>
          )}
          {place.status === 'inactive' && <Badge>{locationStatusLabels.inactive}</Badge>}
        </p>
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {place.name}
        </h1>
        {within !== '' && <p className="text-lead text-ink-soft wrap-anywhere">{within}</p>}
      </header>
      <PlaceFacts place={place} here={here} />
      {positionOf(place) !== null && (
        <PlacesMap places={[place]} shape="aspect-[4/3] sm:aspect-[16/9]" />
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <IfCan act="manage" area="calendar">
          <Link to={hrefOf({ at: 'edit', id: place.id })} className={buttonClass('primary')}>
            <Pencil className="size-5" aria-hidden="true" />
            {texts.edit}
          </Link>
          <FavouriteButton place={place} />
        </IfCan>
        <Button look="secondary" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <ChangedLine record={place} />
      <IfCan act="manage" area="calendar">
        <DeletePlace place={place} onLeaving={onLeaving} />
      </IfCan>
    </article>
  );
}

/** One place, also by a link from elsewhere. */
export function PlacePage({ id }: { readonly id: string }) {
  // It is gone from the list a moment before the list is opened.
  const [leaving, setLeaving] = useState<CareLocation | null>(null);
  return (
    <PlaceOrState id={id} leaving={leaving}>
      {(place) => <PlaceView place={place} onLeaving={setLeaving} />}
    </PlaceOrState>
  );
}
