import { locationTypeLabels, type LocationType } from '@caretrail/contract/locations/labels';
import { typeIcons } from './type-look.ts';

/** The kind of a place: icon and word. */
export function TypeChip({ type }: { readonly type: LocationType }) {
  const Icon = typeIcons[type];
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {locationTypeLabels[type]}
    </span>
  );
}
