import type { CareLocation } from './schema.ts';

export type Addressed = Pick<
  CareLocation,
  'address_lines' | 'postcode' | 'city' | 'region' | 'country'
>;

/** As on an envelope, without empty lines. */
export const addressLinesOf = (place: Addressed): string[] =>
  [
    ...place.address_lines,
    `${place.city} ${place.postcode}`.trim(),
    place.region,
    place.country,
  ].filter((line) => line !== '');

export const addressInOneLine = (place: Addressed): string => addressLinesOf(place).join(', ');
