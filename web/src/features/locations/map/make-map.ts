import type { Position } from '@caretrail/contract/locations/distance';
import { LngLatBounds, Map, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { ownWorkerUrl } from '../../../lib/own-worker.ts';
import { nearestZoom, offlineStyle, readColours } from './offline-style.ts';
import { type MapSettings, withToken } from './operator-map.ts';
import { mapTexts } from './texts.ts';

setWorkerUrl(ownWorkerUrl(workerAddress));

export const hasWebGl = (): boolean =>
  document.createElement('canvas').getContext('webgl2') !== null;

const around = { padding: { top: 60, bottom: 30, left: 40, right: 40 }, maxZoom: 10 };

const boundsOf = (positions: readonly Position[]): LngLatBounds =>
  positions.reduce((bounds, { lng, lat }) => bounds.extend([lng, lat]), new LngLatBounds());

export const showAll = (map: Map, positions: readonly Position[]): void =>
  void map.fitBounds(boundsOf(positions), around);

/** North stays up and the map flat, so that users do not lose their bearings. */
export function makeMap(
  container: HTMLElement,
  positions: readonly Position[],
  { style_url, token }: MapSettings,
): Map {
  const isOwn = style_url === null;
  const map = new Map({
    container,
    style: isOwn ? offlineStyle(readColours(container)) : withToken(style_url, token),
    ...(positions.length > 0
      ? { bounds: boundsOf(positions), fitBoundsOptions: around }
      : { center: [5, 30] as [number, number], zoom: 1 }),
    ...(isOwn && { maxZoom: nearestZoom }),
    transformRequest: (url) => ({ url: withToken(url, token) }),
    // Its control writes HTML; ours is below the map.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    locale: { 'Map.Title': mapTexts.label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
