import type { GeoJSONSource, Map } from 'maplibre-gl';
import { latestOnly } from '../../../lib/latest-only.ts';
import { cellsIn, nameOfCell } from './cells.ts';
import { featuresOf } from './geojson.ts';
import type { MapPart } from './map-part.ts';
import { kinds, layersWith, type MapScope, nearZoom, sourceOf } from './offline-style.ts';
import { readColours, watchTheme } from './theme-colours.ts';
import { loadParts, worldFile } from './use-map-parts.ts';

function put(map: Map, scope: MapScope, parts: readonly MapPart[]): void {
  const features = featuresOf(parts);
  for (const kind of kinds)
    void map.getSource<GeoJSONSource>(sourceOf(scope, kind))?.setData(features[kind]);
}

function paintAnew(map: Map): void {
  for (const { id, paint } of layersWith(readColours(map.getContainer())))
    for (const [name, value] of Object.entries(paint ?? {}))
      map.setPaintProperty(id, name as 'fill-color', value);
}

/** A little beyond what is seen, so that a small step needs nothing new. */
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

/** Gives the built-in map its land as one moves over it. Answers how to stop. */
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
  const unwatch = watchTheme(() => paintAnew(map));
  return () => {
    isStopped = true;
    unwatch();
    map.off('moveend', onMove);
  };
}
