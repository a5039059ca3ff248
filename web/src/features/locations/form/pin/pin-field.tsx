import { addressInOneLine } from '@caretrail/contract/locations/address';
import type { Position } from '@caretrail/contract/locations/distance';
import { ChevronDown, MapPin, Search, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { locationsApi } from '../../../../data/locations.ts';
import { lazyPage } from '../../../../lib/lazy-page.ts';
import { toApiError } from '../../../../lib/refusal.ts';
import { useSize } from '../../../../lib/use-size.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldPlace } from '../../../../ui/field-place.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Attribution } from '../../map/map-notes.tsx';
import type { Town } from '../../map/map-part.ts';
import { useMapSettings } from '../../map/operator-map.ts';
import { mapTexts } from '../../map/texts.ts';
import { bodyOf, pastedPair, textOf, typedPosition } from '../body.ts';
import { labels, pinTexts as texts } from '../texts.ts';
import type { FormProps } from '../use-place-form.ts';
import type { FormValues } from '../values.ts';
import { PinMap } from './pin-map.tsx';
import { findTown, nearestTown, usePinView } from './use-pin-view.ts';

type FindAddressProps = {
  readonly values: FormValues;
  readonly onFound: (position: Position) => void;
};

/** Only if the operator has configured a geocoder; called on a press, through our own server. */
function FindAddress({ values, onFound }: FindAddressProps) {
  const [findAddress, { data, error, isLoading, reset }] = locationsApi.useFindAddressMutation();
  const address = addressInOneLine(bodyOf(values));
  if (address === '') return null;
  const found = data?.data ?? [];
  const problem = error === undefined ? data && texts.foundNone : toApiError(error).text;
  return (
    <div className="space-y-2">
      <Button
        look="secondary"
        isBusy={isLoading}
        onClick={() => void findAddress({ body: { address } })}
      >
        <Search className="size-5" aria-hidden="true" />
        {isLoading ? texts.finding : texts.find}
      </Button>
      {found.length === 0 && problem !== undefined && <p role="alert">{problem}</p>}
      {found.length > 0 && (
        <div role="group" aria-label={texts.found} className="space-y-2">
          <p className="font-semibold">{texts.found}</p>
          {found.map(({ label, lat, lng }) => (
            <Button
              key={`${label} ${lat} ${lng}`}
              look="secondary"
              className="w-full justify-start! text-start!"
              onClick={() => {
                onFound({ lat, lng });
                reset();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** For a person who has the numbers from another map. */
function TypedPosition({ values, errors, onChange }: FormProps) {
  const isWrong = errors['lat'] !== undefined || errors['lng'] !== undefined;
  return (
    <details className="group" open={isWrong || undefined}>
      <summary className="inline-flex min-h-target list-none items-center gap-2 rounded-control pe-3 font-semibold text-action [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        {texts.numbers}
      </summary>
      <p className="mb-3 text-ink-soft">{texts.numbersHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((name) => (
          <FieldPlace key={name} name={name}>
            <NumberField
              label={labels[name]}
              name={name}
              value={values[name]}
              error={errors[name]}
              maxLength={60}
              onChange={({ currentTarget: { value } }) =>
                onChange(pastedPair(value) ?? { [name]: value })
              }
            />
          </FieldPlace>
        ))}
      </div>
    </details>
  );
}

type TownButtonProps = {
  readonly city: string;
  /** The towns in sight: smaller ones too. */
  readonly towns: readonly Town[];
  readonly onTown: (town: Position) => void;
};

/** A pin on the town is better than none. The towns are part of the built-in map: no service is called. */
function TownButton({ city, towns, onTown }: TownButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const town = city.trim();
  if (town === '') return null;
  const onPress = async (): Promise<void> => {
    try {
      const found = await findTown(town, towns);
      setProblem(found === null ? texts.townUnknown({ town }) : null);
      if (found !== null) onTown({ lat: found.lat, lng: found.lng });
    } catch {
      setProblem(texts.notLoaded);
    }
  };
  return (
    <div className="space-y-1.5">
      <Button look="secondary" onClick={() => void onPress()}>
        <MapPin className="size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{texts.toTown({ town })}</span>
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

/** With the operator's own map there are streets to point at. */
const StreetMap = lazyPage(() => import('./street-map.tsx').then((m) => m.StreetMap));

const closeKm = 15;

function formatPin(pin: Position | null, towns: readonly Town[]): string {
  if (pin === null) return texts.none;
  const nearest = nearestTown(towns, pin);
  if (nearest === null || nearest.km > 150) return texts.far;
  const { town, km } = nearest;
  return km < 2
    ? texts.at({ town: town.name })
    : texts.near({ km: Math.round(km), town: town.name });
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
        <p role="status">{formatPin(pin, towns)}</p>
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
