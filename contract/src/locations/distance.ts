/** A point on the globe, in degrees. */
export type Position = { readonly lat: number; readonly lng: number };

type MaybePosition = { readonly lat: number | null; readonly lng: number | null };

/** Null where a place has none. */
export const positionOf = ({ lat, lng }: MaybePosition): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies (haversine). */
export function kilometresBetween(one: Position, other: Position): number {
  const halfLat = Math.sin(radians(other.lat - one.lat) / 2);
  const halfLng = Math.sin(radians(other.lng - one.lng) / 2);
  const part =
    halfLat ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfLng ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part)));
}
