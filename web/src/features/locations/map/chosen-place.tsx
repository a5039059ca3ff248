import type { CareLocation } from '@caretrail/contract/locations/schema';
import { PhoneLink } from '../links.tsx';
import { PlaceRowLink } from '../place-link.tsx';
import { TypeChip } from '../type-chip.tsx';
import { mapTexts as texts } from './texts.ts';

/** Below the map, where nothing covers it: the place whose pin was pressed. */
export const ChosenPlace = ({ place }: { readonly place: CareLocation }) => (
  <div className="rounded-control border border-rule bg-sheet px-4 py-3">
    <p className="sr-only">{texts.chosen}</p>
    <p className="flex flex-wrap items-baseline gap-x-4">
      <strong className="font-semibold wrap-anywhere">{place.name}</strong>
      <TypeChip type={place.type} />
    </p>
    <div className="flex flex-wrap gap-x-6">
      {place.phone !== '' && <PhoneLink number={place.phone} of={place.name} />}
      <PlaceRowLink id={place.id} className="link">
        {texts.more}
      </PlaceRowLink>
    </div>
  </div>
);
