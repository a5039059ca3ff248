import type { GeoJSONSource } from 'maplibre-gl';
import { type Line, shoreOf } from './geometry.ts';
import type { MapPart, Town } from './map-part.ts';
import type { MapKind } from './offline-style.ts';

type Data = Extract<Parameters<GeoJSONSource['setData']>[0], { type: 'FeatureCollection' }>;
type Feature = Data['features'][number];

const collection = (features: Feature[]): Data => ({
  type: 'FeatureCollection',
  features,
});
const degreesOf = (line: Line): number[][] => line.map(([lng, lat]) => [lng, lat]);

const area = (ring: Line): Feature => {
  const outline = degreesOf(ring);
  return {
    type: 'Feature',
    properties: null,
    geometry: { type: 'Polygon', coordinates: [[...outline, outline[0] ?? []]] },
  };
};
const lines = (all: readonly Line[]): Feature[] => [
  {
    type: 'Feature',
    properties: null,
    geometry: { type: 'MultiLineString', coordinates: all.map(degreesOf) },
  },
];
const point = ({ name, lng, lat, thousands }: Town): Feature => ({
  type: 'Feature',
  properties: { name, thousands },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** Parts of the built-in map as MapLibre takes them. */
export const featuresOf = (parts: readonly MapPart[]): Record<MapKind, Data> => ({
  land: collection(parts.flatMap(({ land }) => land.map(area))),
  shore: collection(
    lines(parts.flatMap(({ frame, land }) => land.flatMap((ring) => shoreOf(ring, [frame])))),
  ),
  borders: collection(lines(parts.flatMap(({ borders }) => borders))),
  towns: collection(parts.flatMap(({ towns }) => towns.map(point))),
  countries: collection(parts.flatMap(({ countries }) => countries.map(point))),
});
