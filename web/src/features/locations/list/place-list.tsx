import { kilometresTo } from '@caretrail/contract/locations/arrange';
import type { Position } from '@caretrail/contract/locations/distance';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { ChevronDown } from 'lucide-react';
import { ownZone } from '../../../lib/own-zone.ts';
import { useNow } from '../../../lib/use-now.ts';
import { texts } from '../texts.ts';
import { PlaceCard } from './place-card.tsx';

type PlaceListProps = {
  readonly places: readonly CareLocation[];
  readonly from: Position | null;
};

/** In use first; what is no longer used is a step away. */
export function PlaceList({ places, from }: PlaceListProps) {
  const here = { nowMs: useNow(), zone: ownZone() };
  const cards = (shown: readonly CareLocation[]) => (
    <ul className="space-y-4">
      {shown.map((place) => (
        <PlaceCard
          key={place.id}
          place={place}
          here={here}
          km={from === null ? undefined : kilometresTo(place, from)}
        />
      ))}
    </ul>
  );
  const used = places.filter(({ status }) => status === 'active');
  const notUsed = places.filter(({ status }) => status !== 'active');
  return (
    <div className="space-y-6">
      {used.length > 0 && cards(used)}
      {notUsed.length > 0 && (
        <details open={used.length === 0} className="group">
          <summary className="inline-flex min-h-target list-none items-center gap-2 rounded-control pe-3 font-semibold text-action [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-5.5 shrink-0 group-open:rotate-180" aria-hidden="true" />
            {`${texts.notUsed} (${notUsed.length})`}
          </summary>
          <div className="pt-3">{cards(notUsed)}</div>
        </details>
      )}
    </div>
  );
}
