import { positionOf } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { type RefObject, useState } from 'react';
import { DirectionsLink, PhoneLink } from '../links.tsx';
import { PlaceRowLink } from '../screen.tsx';
import { texts as placeTexts } from '../texts.ts';
import { TypeChip } from '../type-chip.tsx';
import { Locator } from './locator.tsx';
import { hasWebGl } from './make-map.ts';
import { MapFrame } from './map-frame.tsx';
import { MapPin } from './map-pins.tsx';
import { useMapSettings } from './operator-map.ts';
import { mapTexts as texts } from './texts.ts';

/** The place of the pressed pin, below the map, where nothing covers it: how to get in and there comes first. */
const ChosenPlace = ({ place }: { readonly place: CareLocation }) => (
  <div className="rounded-control border border-rule bg-sheet px-4 py-3">
    <p className="sr-only">{texts.chosen}</p>
    <p className="flex flex-wrap items-baseline gap-x-4">
      <strong className="font-semibold wrap-anywhere">{place.name}</strong>
      <TypeChip type={place.type} />
    </p>
    {place.access_note !== '' && (
      <p className="mt-1 line-clamp-6 whitespace-pre-line wrap-anywhere">{place.access_note}</p>
    )}
    {place.step_free !== null && <p>{place.step_free ? placeTexts.stepFree : placeTexts.steps}</p>}
    <div className="flex flex-wrap gap-x-6">
      <DirectionsLink place={place} />
      {place.phone !== '' && <PhoneLink number={place.phone} of={place.name} />}
      <PlaceRowLink id={place.id} className="link">
        {texts.more}
      </PlaceRowLink>
    </div>
  </div>
);

type InteractiveMapProps = {
  readonly places: readonly CareLocation[];
  /** The button below that opened it. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** The interactive map, loaded on demand. Without WebGL the drawing stays. */
export function InteractiveMap({ places, opener }: InteractiveMapProps) {
  const settings = useMapSettings();
  const [canDraw] = useState(hasWebGl);
  const [chosenId, setChosen] = useState<string | null>(null);
  const positions = places.map(positionOf).filter((position) => position !== null);
  const chosen = places.find(({ id }) => id === chosenId);
  if (!canDraw) {
    return (
      <div className="space-y-3">
        <p role="alert">{texts.noWebGl}</p>
        <Locator places={places} className="aspect-[4/3] min-h-72 w-full" />
      </div>
    );
  }
  if (settings === null) return <p role="status">{texts.opening}</p>;
  if (settings === 'failed') return <p role="alert">{texts.notOpened}</p>;
  return (
    <div className="space-y-3">
      <MapFrame settings={settings} positions={positions} opener={opener}>
        {(map) =>
          places.map((place) => (
            <MapPin
              key={place.id}
              map={map}
              place={place}
              isChosen={place.id === chosenId}
              onChoose={() => setChosen(place.id)}
            />
          ))
        }
      </MapFrame>
      <div role="status" className="empty:hidden">
        {chosen !== undefined && <ChosenPlace place={chosen} />}
      </div>
    </div>
  );
}
