import * as z from 'zod/mini';

const isLocal = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Https, or this machine, where an operator may run a map service. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
};

const safeAddress = (fits: (address: string) => boolean, error: string) =>
  z.string().check(z.refine((address) => isSafe(address) && fits(address), { error }));

/** `{token}` in it stands for MAP_TOKEN. */
export const mapStyleUrl = safeAddress(
  () => true,
  'must be the https address of a MapLibre style, with {token} where MAP_TOKEN belongs',
);

export const mapGeocoderUrl = safeAddress(
  (address) => address.includes('{query}'),
  'must be the https address of a service that returns GeoJSON, with {query} where the address belongs',
);

/** Separated by blanks: where a style fetches from, beside its own origin. */
export const mapOrigins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/\s+/).filter(Boolean)),
  ),
  z.array(
    safeAddress(
      (address) => new URL(address).origin === address,
      'must be origins like https://tiles.example.org, space-separated',
    ),
  ),
);
