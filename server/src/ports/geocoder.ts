export type FoundAddress = { readonly label: string; readonly lat: number; readonly lng: number };

/** The service did not respond, or not as expected. Says nothing about the request. */
export class GeocoderProblem extends Error {
  override readonly name = 'GeocoderProblem';
}

/**
 * Finds the coordinates of an address. Its promises:
 * - it receives the address and nothing about the user;
 * - it returns the best match first, none when it knows none, and ends in time;
 * - otherwise it throws a GeocoderProblem.
 */
export type Geocoder = { find(address: string): Promise<FoundAddress[]> };
