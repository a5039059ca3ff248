import * as z from 'zod/mini';

export const locationTypes = [
  'hospital',
  'clinic',
  'imaging',
  'lab',
  'pharmacy',
  'radiotherapy',
  'rehab',
  'home',
  'other',
] as const;
export type LocationType = (typeof locationTypes)[number];
export const locationType = z.enum(locationTypes, {
  error: 'Select one of the kinds of place.',
});
export const locationTypeLabels: Readonly<Record<LocationType, string>> = {
  hospital: 'Hospital',
  clinic: 'Clinic',
  imaging: 'Imaging',
  lab: 'Laboratory',
  pharmacy: 'Pharmacy',
  radiotherapy: 'Radiotherapy',
  rehab: 'Rehab',
  home: 'Home',
  other: 'Other',
};

/** FHIR Location.status without 'suspended', which a patient cannot know. */
export const locationStatuses = ['active', 'inactive'] as const;
export type LocationStatus = (typeof locationStatuses)[number];
export const locationStatus = z.enum(locationStatuses, {
  error: 'Select one of the statuses.',
});
export const locationStatusLabels: Readonly<Record<LocationStatus, string>> = {
  active: 'In use',
  inactive: 'No longer used',
};
