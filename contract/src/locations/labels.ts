import * as z from 'zod/mini';
import { messages } from '../i18n/messages.ts';
import { locationErrors } from './texts.ts';

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
  error: () => locationErrors.type,
});
export const locationTypeLabels = messages('locations/types', {
  hospital: 'Hospital',
  clinic: 'Clinic',
  imaging: 'Imaging',
  lab: 'Laboratory',
  pharmacy: 'Pharmacy',
  radiotherapy: 'Radiotherapy',
  rehab: 'Rehab',
  home: 'Home',
  other: 'Other',
});

/** FHIR Location.status without 'suspended', which a patient cannot know. */
export const locationStatuses = ['active', 'inactive'] as const;
export type LocationStatus = (typeof locationStatuses)[number];
export const locationStatus = z.enum(locationStatuses, {
  error: () => locationErrors.status,
});
export const locationStatusLabels = messages('locations/statuses', {
  active: 'In use',
  inactive: 'No longer used',
});
