import { currentLocale } from '../i18n/current-language.ts';
import { addressInOneLine } from './address.ts';
import { kilometresBetween, positionOf, type Position } from './distance.ts';
import { locationTypeLabels, type LocationType } from './labels.ts';
import type { CareLocation } from './schema.ts';

export type LocationFilter = {
  /** None: every kind. */
  readonly types: readonly LocationType[];
  readonly search: string;
};

export const isFilteringLocations = ({ types, search }: LocationFilter): boolean =>
  types.length > 0 || search.trim() !== '';

const textOf = (place: CareLocation): string =>
  [
    place.name,
    locationTypeLabels[place.type],
    place.organisation,
    place.department,
    ...place.practitioners,
    addressInOneLine(place),
    place.access_note,
  ]
    .join('\n')
    .toLowerCase();

/** Every word must occur somewhere, in any order, in any case. */
function matches(place: CareLocation, { types, search }: LocationFilter): boolean {
  if (types.length > 0 && !types.includes(place.type)) return false;
  const text = textOf(place);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const far = Number.POSITIVE_INFINITY;

export const kilometresTo = (place: CareLocation, from: Position): number | null => {
  const position = positionOf(place);
  return position === null ? null : kilometresBetween(from, position);
};

const byName = (one: CareLocation, other: CareLocation): number =>
  one.name.localeCompare(other.name, currentLocale(), { sensitivity: 'base', numeric: true }) ||
  (one.id < other.id ? -1 : 1);

/**
 * The places that match the filter: those still used, favourites first, by name. Sorted by distance, nearest first,
 * only once the user's position is known; then a distant favourite does not come before a near place.
 */
export function arrange(
  places: readonly CareLocation[],
  filter: LocationFilter,
  from: Position | null = null,
): CareLocation[] {
  const rank = (place: CareLocation): readonly number[] => [
    place.status === 'active' ? 0 : 1,
    from === null ? Number(!place.favourite) : (kilometresTo(place, from) ?? far),
  ];
  return places
    .filter((place) => matches(place, filter))
    .map((place) => ({ place, rank: rank(place) }))
    .toSorted((one, other) => {
      const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
      if (at === -1) return byName(one.place, other.place);
      return (one.rank[at] ?? 0) < (other.rank[at] ?? 0) ? -1 : 1;
    })
    .map(({ place }) => place);
}
