import { type LocationType, locationTypeLabels } from '@caretrail/contract/locations/labels';
import {
  Footprints,
  Hospital,
  House,
  type LucideIcon,
  MapPin,
  Microscope,
  Pill,
  Radiation,
  ScanLine,
  Stethoscope,
} from 'lucide-react';

/** The icon of each type of place; its label is always beside it. */
export const typeIcons: Readonly<Record<LocationType, LucideIcon>> = {
  hospital: Hospital,
  clinic: Stethoscope,
  imaging: ScanLine,
  lab: Microscope,
  pharmacy: Pill,
  radiotherapy: Radiation,
  rehab: Footprints,
  home: House,
  other: MapPin,
};

/** The type of a place: icon and label. */
export function TypeChip({ type }: { readonly type: LocationType }) {
  const Icon = typeIcons[type];
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {locationTypeLabels[type]}
    </span>
  );
}
