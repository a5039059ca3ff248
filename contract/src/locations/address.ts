import type { CareLocation } from './schema.ts';

export type Addressed = Pick<
  CareLocation,
  'address_lines' | 'postcode' | 'city' | 'region' | 'country'
>;

/** As it would stand on an envelope; nothing that is empty. */
export const addressLinesOf = (place: Addressed): string[] =>
  [
    ...place.address_lines,
    `${place.postcode} ${place.city}`.trim(),
    place.region,
    place.country,
  ].filter((line) => line !== '');

export const addressInOneLine = (place: Addressed): string => addressLinesOf(place).join(', ');
