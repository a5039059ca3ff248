import { addressInOneLine, type Addressed } from './address.ts';
import { positionOf } from './distance.ts';
import type { CareLocation } from './schema.ts';

/** Which maps a device opens: Android asks the user, Apple has its own, elsewhere it is a web page. */
export type MapsOf = 'android' | 'apple' | 'web';

export type Directions = {
  readonly href: string;
  /** The service that learns the place when the link is followed. */
  readonly opens: MapsOf;
};

type Placed = Addressed & Pick<CareLocation, 'name' | 'lat' | 'lng'>;

const places: Record<MapsOf, (point: string, name: string) => string> = {
  android: (point, name) => `geo:${point}?q=${point}(${encodeURIComponent(name)})`,
  apple: (point) => `https://maps.apple.com/?daddr=${point}`,
  web: (point) => `https://www.openstreetmap.org/directions?to=${point}`,
};
const addresses: Record<MapsOf, (address: string) => string> = {
  android: (address) => `geo:0,0?q=${address}`,
  apple: (address) => `https://maps.apple.com/?daddr=${address}`,
  web: (address) => `https://www.openstreetmap.org/search?query=${address}`,
};

/** Directions to a place; null if it has neither a pin nor an address. They contain nothing about the user. */
export function directionsTo(place: Placed, maps: MapsOf): Directions | null {
  const position = positionOf(place);
  if (position !== null) {
    const point = `${position.lat},${position.lng}`;
    return { href: places[maps](point, place.name), opens: maps };
  }
  const address = addressInOneLine(place);
  if (address === '') return null;
  return { href: addresses[maps](encodeURIComponent(address)), opens: maps };
}
