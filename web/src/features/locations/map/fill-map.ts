import type { GeoJSONSource, Map } from 'maplibre-gl';
import { type Line, shoreOf } from './geometry.ts';
import { cellsIn, type MapPart, nameOfCell, type Town } from './map-part.ts';
import {
  kinds,
  layersWith,
  type MapKind,
  type MapScope,
  nearZoom,
  readColours,
  sourceOf,
  watchTheme,
} from './offline-style.ts';
import { loadParts, worldFile } from './use-map-parts.ts';

/**
 * For calls of which only the latest counts, because an older answer may arrive last. Returns a check for each call
 * whether it is still the latest.
 */
function latestOnly(): () => () => boolean {
  let newest = 0;
  return () => {
    newest += 1;
    const own = newest;
    return () => own === newest;
  };
}

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

/** Parts of the built-in map as MapLibre sources. */
const featuresOf = (parts: readonly MapPart[]): Record<MapKind, Data> => ({
  land: collection(parts.flatMap(({ land }) => land.map(area))),
  shore: collection(
    lines(parts.flatMap(({ frame, land }) => land.flatMap((ring) => shoreOf(ring, [frame])))),
  ),
  borders: collection(lines(parts.flatMap(({ borders }) => borders))),
  towns: collection(parts.flatMap(({ towns }) => towns.map(point))),
  countries: collection(parts.flatMap(({ countries }) => countries.map(point))),
});

function put(map: Map, scope: MapScope, parts: readonly MapPart[]): void {
  const features = featuresOf(parts);
  for (const kind of kinds)
    void map.getSource<GeoJSONSource>(sourceOf(scope, kind))?.setData(features[kind]);
}

function repaint(map: Map): void {
  for (const { id, paint } of layersWith(readColours(map.getContainer())))
    for (const [name, value] of Object.entries(paint ?? {}))
      map.setPaintProperty(id, name as 'fill-color', value);
}

/** A margin around the visible part, so that a small move loads nothing. */
function cellsInSight(map: Map): string[] {
  const bounds = map.getBounds();
  const [width, height] = [
    bounds.getEast() - bounds.getWest(),
    bounds.getNorth() - bounds.getSouth(),
  ];
  return cellsIn({
    west: bounds.getWest() - width / 4,
    east: bounds.getEast() + width / 4,
    south: bounds.getSouth() - height / 4,
    north: bounds.getNorth() + height / 4,
  }).map(([column, row]) => nameOfCell(column, row));
}

/** Loads the built-in map as the user moves over it. Returns a function that stops. */
export function fillMap(map: Map, onFailure: () => void): () => void {
  const begin = latestOnly();
  let shown = '';
  let isStopped = false;
  const bring = async (): Promise<void> => {
    if (map.getZoom() < nearZoom) return;
    const names = cellsInSight(map);
    if (names.join(' ') === shown) return;
    const isNewest = begin();
    const parts = await loadParts(names);
    if (!isNewest() || isStopped) return;
    shown = names.join(' ');
    put(map, 'near', parts);
  };
  const onMove = (): void => void bring().catch(onFailure);
  const begun = async (): Promise<void> => {
    const world = await loadParts([worldFile]);
    if (!isStopped) put(map, 'world', world);
  };
  map.on('moveend', onMove);
  onMove();
  begun().catch(onFailure);
  const unwatch = watchTheme(() => repaint(map));
  return () => {
    isStopped = true;
    unwatch();
    map.off('moveend', onMove);
  };
}
