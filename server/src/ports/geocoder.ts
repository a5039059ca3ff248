export type FoundAddress = { readonly label: string; readonly lat: number; readonly lng: number };

/** The service did not answer, or not with what it should. Says nothing of what was asked. */
export class GeocoderProblem extends Error {
  override readonly name = 'GeocoderProblem';
}

/**
 * Knows where an address is. Its promises:
 * - it is told the address and nothing about who asks;
 * - it answers the best first, none when it knows none, and ends in time;
 * - otherwise it throws a GeocoderProblem.
 */
export type Geocoder = { find(address: string): Promise<FoundAddress[]> };
