import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { isFilteringLocations, type LocationFilter } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import {
  type LocationType,
  locationTypeLabels,
  locationTypes,
} from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { LocateFixed, RotateCcw, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusSearch } from '../../../lib/focus-search.ts';
import type { useFolds } from '../../../shell/list-header/folds.tsx';
import { HeaderSearch } from '../../../shell/list-header/header-tools.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { texts } from '../texts.ts';

type OwnPosition =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reason: 'refused' | 'unknown' };

const patienceMs = 10_000;
const refused = 1;

/** The position of this device. Requested on a tap only; the caller keeps it and it is sent nowhere. */
const findOwnPosition = (): Promise<OwnPosition> =>
  new Promise((tell) => {
    if (!('geolocation' in navigator)) return tell({ ok: false, reason: 'unknown' });
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => tell({ ok: true, position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => tell({ ok: false, reason: code === refused ? 'refused' : 'unknown' }),
      { timeout: patienceMs, maximumAge: 60_000 },
    );
  });

type NearMe =
  | { readonly status: 'off' | 'finding' | 'refused' | 'unknown' }
  | { readonly status: 'on'; readonly from: Position };

/** Requested on a tap only. The position is kept in this screen and never sent. */
export function useNearMe() {
  const [nearMe, setNearMe] = useState<NearMe>({ status: 'off' });
  const onFind = async (): Promise<void> => {
    setNearMe({ status: 'finding' });
    const found = await findOwnPosition();
    setNearMe(found.ok ? { status: 'on', from: found.position } : { status: found.reason });
  };
  return { nearMe, onFind, onStop: () => setNearMe({ status: 'off' }) };
}

type NearMeProps = ReturnType<typeof useNearMe>;

/** The button; its result is shown below the tools. */
function NearMeButton({ nearMe, onFind, onStop }: NearMeProps) {
  if (nearMe.status === 'on') {
    return (
      <Button look="secondary" className="px-4" onClick={onStop}>
        <Star className="size-5 shrink-0" aria-hidden="true" />
        {texts.byName}
      </Button>
    );
  }
  const isFinding = nearMe.status === 'finding';
  return (
    <Button look="secondary" className="px-4" isBusy={isFinding} onClick={() => void onFind()}>
      <LocateFixed className="size-5 shrink-0" aria-hidden="true" />
      {isFinding ? texts.finding : texts.nearMe}
    </Button>
  );
}

const sentences = {
  off: '',
  finding: '',
  on: texts.nearest,
  refused: texts.refused,
  unknown: texts.unknown,
} as const;

const NearMeNote = ({ nearMe }: Pick<NearMeProps, 'nearMe'>) => (
  <p role="status" className="text-ink-soft empty:hidden print:hidden">
    {sentences[nearMe.status]}
  </p>
);

type PlaceToolsProps = {
  readonly all: readonly CareLocation[];
  readonly folds: ReturnType<typeof useFolds>;
  readonly filter: LocationFilter;
  readonly near: ReturnType<typeof useNearMe>;
  readonly onChange: (filter: LocationFilter) => void;
};

const every = '';

/** §2.5: search and filter, as on every list screen. Only existing types can be chosen. */
export function PlaceTools({ all, folds, filter, near, onChange }: PlaceToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const { types, search } = filter;
  const isFiltering = isFilteringLocations(filter);
  const isShown =
    folds.search.isOpen || folds.options.isOpen || isFiltering || near.nearMe.status !== 'off';
  const known = locationTypes.filter(
    (type) => types.includes(type) || all.some((place) => place.type === type),
  );
  return (
    <div className={`space-y-3 print:hidden ${isShown ? '' : 'max-md:hidden'}`}>
      <div ref={tools} className="flex flex-wrap items-end gap-3">
        <div
          id={folds.search.id}
          className={`min-w-[min(100%,16rem)] flex-1 basis-64 ${folds.search.className}`}
        >
          <HeaderSearch
            placeholder={texts.search}
            value={search}
            onSearch={(text) => onChange({ ...filter, search: text })}
          />
        </div>
        <div
          className={`min-w-[min(100%,12rem)] flex-1 basis-48 simple:hidden [&_label]:sr-only ${folds.options.className}`}
        >
          <SelectField
            label={texts.kind}
            name="kind"
            value={types[0] ?? every}
            choices={[
              { value: every, label: texts.allKinds },
              ...known.map((type) => ({ value: type, label: locationTypeLabels[type] })),
            ]}
            onChange={(type) =>
              onChange({ ...filter, types: type === every ? [] : [type as LocationType] })
            }
          />
        </div>
        <span className={`simple:hidden ${folds.options.className}`}>
          <NearMeButton {...near} />
        </span>
        {isFiltering && (
          <Button
            look="quiet"
            className="px-3"
            onClick={() => {
              onChange({ types: [], search: '' });
              // The focused button disappears.
              focusSearch(tools.current);
            }}
          >
            <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
            {pageHeaderTexts.reset}
          </Button>
        )}
      </div>
      <NearMeNote nearMe={near.nearMe} />
    </div>
  );
}
