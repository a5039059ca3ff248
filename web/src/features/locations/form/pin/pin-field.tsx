import type { Position } from '@caretrail/contract/locations/distance';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPage } from '../../../../lib/lazy-page.ts';
import { useSize } from '../../../../lib/use-size.ts';
import { Button } from '../../../../ui/button.tsx';
import { Attribution } from '../../map/attribution.tsx';
import type { Town } from '../../map/map-part.ts';
import { useMapSettings } from '../../map/operator-map.ts';
import { mapTexts } from '../../map/texts.ts';
import type { FormProps } from '../form-props.ts';
import { textOf, typedPosition } from '../position-text.ts';
import { labels, pinTexts as texts } from '../texts.ts';
import { FindAddress } from './find-address.tsx';
import { PinMap } from './pin-map.tsx';
import { TownButton } from './town-button.tsx';
import { nearestTown } from './towns.ts';
import { TypedPosition } from './typed-position.tsx';
import { usePinView } from './use-pin-view.ts';

/** With the operator's own map there are streets to point at. */
const StreetMap = lazyPage(() =>
  import('./street-map.tsx').then((m) => ({ default: m.StreetMap })),
);

const closeKm = 15;

function pinInWords(pin: Position | null, towns: readonly Town[]): string {
  if (pin === null) return texts.none;
  const nearest = nearestTown(towns, pin);
  if (nearest === null || nearest.km > 150) return texts.far;
  const { town, km } = nearest;
  return km < 2 ? texts.at(town.name) : texts.near(Math.round(km), town.name);
}

/** Where the place is: by a press on the map, by keyboard, by town, by address, or as numbers. */
export function PinField(form: FormProps) {
  const { values, onChange } = form;
  const pin = typedPosition(values);
  const size = useSize<HTMLDivElement>();
  const look = usePinView(pin, size[1]);
  const settings = useMapSettings();
  const [towns, setTowns] = useState<readonly Town[]>([]);
  const [hasStreets, setStreets] = useState(false);
  const onPin = (next: Position | null): void =>
    onChange(next === null ? { lat: '', lng: '' } : textOf(next));
  const onPlace = (next: Position): void => {
    onPin(next);
    look.goTo(next, closeKm);
  };
  const known = settings === 'failed' ? null : settings;
  return (
    <div role="group" aria-labelledby="pin-on-the-map" className="space-y-3">
      <div>
        <p id="pin-on-the-map" className="font-semibold">
          {labels.pin}
        </p>
        <p className="text-ink-soft">{texts.hint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {known?.finds_addresses && <FindAddress values={values} onFound={onPlace} />}
        <TownButton city={values.city} towns={towns} onTown={onPlace} />
      </div>
      {hasStreets && known !== null ? (
        <Suspense fallback={<p role="status">{mapTexts.opening}</p>}>
          <StreetMap settings={known} pin={pin} onPin={onPin} />
        </Suspense>
      ) : (
        <PinMap pin={pin} size={size} look={look} onPin={onPin} onTowns={setTowns} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status">{pinInWords(pin, towns)}</p>
        {pin !== null && (
          <Button look="quiet" className="px-3" onClick={() => onPin(null)}>
            <X className="size-5" aria-hidden="true" />
            {texts.remove}
          </Button>
        )}
        {known !== null && known.style_url !== null && !hasStreets && (
          <Button look="secondary" onClick={() => setStreets(true)}>
            {texts.streets}
          </Button>
        )}
      </div>
      <TypedPosition {...form} />
      <Attribution />
    </div>
  );
}
