import * as z from 'zod/mini';
import { limits } from '@caretrail/contract/limits';
import { GeocoderProblem, type FoundAddress, type Geocoder } from '../../ports/geocoder.ts';

const patienceMs = 4000;
const maxBytes = 512 * 1024;

const words = z.record(z.string(), z.unknown());
const feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z
      .array(z.number())
      .check(z.refine(([lng = 999, lat = 999]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)),
  }),
  properties: z._default(z.nullable(words), null),
  place_name: z.optional(z.string()),
});
const answer = z.object({ features: z.array(z.unknown()) });

/** What Photon says of an address, in the order in which it is written. */
const parts = ['name', 'street', 'housenumber', 'postcode', 'city', 'state', 'country'];

/** Each service has its own name for the whole address; Photon gives only the parts. */
function labelOf({ properties, place_name }: z.infer<typeof feature>): string {
  const said = [place_name, properties?.['label'], properties?.['display_name']];
  const whole = said.find((text) => typeof text === 'string' && text.trim() !== '');
  const pieces = parts.map((name) => properties?.[name]).filter((part) => typeof part === 'string');
  return (typeof whole === 'string' ? whole : pieces.join(', ')).slice(0, limits.text.long);
}

function foundIn(body: unknown): FoundAddress[] {
  return answer
    .parse(body)
    .features.flatMap((each) => feature.safeParse(each).data ?? [])
    .map((each) => {
      const [lng = 0, lat = 0] = each.geometry.coordinates;
      return { label: labelOf(each), lat, lng };
    })
    .filter(({ label }) => label !== '')
    .slice(0, limits.locations.addressesFound);
}

async function read(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new TypeError('too long');
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString());
}

/** Any service that answers a GET with GeoJSON: Photon, Pelias, Nominatim, MapTiler and others. */
export function geocoderByHttp({
  url,
  token,
}: {
  /** With `{query}` in it, and `{token}` if it wants one. */
  readonly url: string;
  readonly token: string | null;
}): Geocoder {
  return {
    find: async (address) => {
      const asked = url
        .replaceAll('{query}', encodeURIComponent(address))
        .replaceAll('{token}', encodeURIComponent(token ?? ''));
      try {
        const response = await fetch(asked, {
          // Only the address that the operator configured is called.
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
          headers: { accept: 'application/json', 'user-agent': 'Caretrail (address search)' },
        });
        if (!response.ok) throw new TypeError('refused');
        return foundIn(await read(response));
      } catch {
        // The error may hold the address that the user typed.
        throw new GeocoderProblem('The address service did not answer as it should.');
      }
    },
  };
}
