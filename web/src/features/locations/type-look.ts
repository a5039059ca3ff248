import type { LocationType } from '@caretrail/contract/locations/labels';
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

/** The icon of each kind of place; its word stands beside it always. */
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
