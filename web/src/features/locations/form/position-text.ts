import type { Position } from '@caretrail/contract/locations/distance';
import type { FormValues } from './values.ts';

/** About ten metres: no press is more exact. */
const places = 4;

const numberForm = /^[+-]?\d+([.,]\d+)?$/;

/** Both 51.45 and 51,45 are numbers; what is none is NaN, empty is null. */
export function degreesOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return numberForm.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

export const textOf = ({ lat, lng }: Position): Pick<FormValues, 'lat' | 'lng'> => ({
  lat: lat.toFixed(places),
  lng: lng.toFixed(places),
});

const isPosition = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The pin of what is typed; null where it is none yet. */
export function typedPosition(values: Pick<FormValues, 'lat' | 'lng'>): Position | null {
  const [lat, lng] = [degreesOf(values.lat), degreesOf(values.lng)];
  if (lat === null || lng === null) return null;
  return isPosition({ lat, lng }) ? { lat, lng } : null;
}

/** With points in both numbers: '51,4545' is one. */
const pairForm = /^\s*([+-]?\d+\.\d+)\s*[,;\s]\s*([+-]?\d+\.\d+)\s*$/;

/** Other maps copy '51.4545, -2.5879' as one text; null for anything else. */
export function pastedPair(text: string): Pick<FormValues, 'lat' | 'lng'> | null {
  const [, lat, lng] = pairForm.exec(text) ?? [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
