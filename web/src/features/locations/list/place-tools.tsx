import { isFilteringLocations, type LocationFilter } from '@caretrail/contract/locations/arrange';
import {
  locationTypeLabels,
  locationTypes,
  type LocationType,
} from '@caretrail/contract/locations/labels';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { pageHeaderTexts } from '@caretrail/contract/access/page-header';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { HeaderSearch } from '../../../shell/list-header/header-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { texts } from '../texts.ts';
import { NearMeButton, NearMeNote, type useNearMe } from './near-me.tsx';

type PlaceToolsProps = {
  readonly all: readonly CareLocation[];
  readonly filter: LocationFilter;
  readonly near: ReturnType<typeof useNearMe>;
  readonly onChange: (filter: LocationFilter) => void;
};

const every = '';

/** §2.5: search and filter, as on every screen with a list. Only kinds that there are can be chosen. */
export function PlaceTools({ all, filter, near, onChange }: PlaceToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const { types, search } = filter;
  const known = locationTypes.filter(
    (type) => types.includes(type) || all.some((place) => place.type === type),
  );
  return (
    <div className="space-y-3 print:hidden">
      <div ref={tools} className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(100%,16rem)] flex-1 basis-64">
          <HeaderSearch
            placeholder={texts.search}
            value={search}
            onSearch={(text) => onChange({ ...filter, search: text })}
          />
        </div>
        {known.length > 1 && (
          <div className="min-w-[min(100%,12rem)] flex-1 basis-48 simple:hidden [&_label]:sr-only">
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
        )}
        <span className="simple:hidden">
          <NearMeButton {...near} />
        </span>
        {isFilteringLocations(filter) && (
          <Button
            look="quiet"
            className="px-3"
            onClick={() => {
              onChange({ types: [], search: '' });
              // The button goes away under the focus.
              tools.current?.querySelector('input')?.focus();
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
