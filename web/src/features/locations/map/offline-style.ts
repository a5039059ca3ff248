import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

const names = ['map-sea', 'map-land', 'map-shore', 'map-border', 'ink', 'ink-soft'] as const;
type MapColours = Readonly<Record<(typeof names)[number], string>>;

/** The colours of the current theme: a canvas cannot use custom properties. */
export function readColours(within: HTMLElement): MapColours {
  const probe = document.createElement('span');
  within.append(probe);
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colours) as MapColours;
}

/** Calls back when the theme changes, by the device or by the user. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  device.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    choice.disconnect();
  };
}

/** The app's font, which the page has loaded: no font server is called. */
const typeface = 'Atkinson Hyperlegible Next Variable';

/** Below this zoom the world file is detailed enough. */
export const nearZoom = 4;
/** The built-in map has no more detail beyond this zoom. */
export const nearestZoom = 11;

export const kinds = ['land', 'shore', 'borders', 'towns', 'countries'] as const;
export type MapKind = (typeof kinds)[number];
export const scopes = ['world', 'near'] as const;
export type MapScope = (typeof scopes)[number];
export const sourceOf = (scope: MapScope, kind: MapKind): string => `${scope}-${kind}`;

const empty = { type: 'FeatureCollection' as const, features: [] };

/** The minimum population in thousands of a named town, by zoom. */
const isNamed = [
  'step',
  ['zoom'],
  ['>=', ['get', 'thousands'], 3000],
  3,
  ['>=', ['get', 'thousands'], 1000],
  5,
  ['>=', ['get', 'thousands'], 300],
  6.5,
  ['>=', ['get', 'thousands'], 100],
  8,
  ['>=', ['get', 'thousands'], 40],
  9,
  true,
] as unknown as FilterSpecification;

function linesOf(scope: MapScope, colours: MapColours): LayerSpecification[] {
  const zoom = scope === 'world' ? { maxzoom: nearZoom } : { minzoom: nearZoom };
  const layer = (kind: MapKind) => ({ ...zoom, source: sourceOf(scope, kind) });
  return [
    {
      ...layer('shore'),
      id: `${scope}-surf`,
      type: 'line',
      paint: { 'line-color': colours['map-shore'], 'line-width': 7, 'line-opacity': 0.25 },
    },
    {
      ...layer('land'),
      id: `${scope}-land`,
      type: 'fill',
      paint: { 'fill-color': colours['map-land'], 'fill-antialias': false },
    },
    {
      ...layer('borders'),
      id: `${scope}-borders`,
      type: 'line',
      paint: {
        'line-color': colours['map-border'],
        'line-width': 1.25,
        'line-dasharray': [4, 3],
      },
    },
    {
      ...layer('shore'),
      id: `${scope}-shore`,
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours['map-shore'], 'line-width': 1.25 },
    },
  ];
}

function namesOf(scope: MapScope, colours: MapColours): LayerSpecification[] {
  const zoom = scope === 'world' ? { maxzoom: nearZoom } : { minzoom: nearZoom };
  const halo = { 'text-halo-color': colours['map-land'], 'text-halo-width': 2 };
  return [
    {
      ...zoom,
      id: `${scope}-town-dots`,
      source: sourceOf(scope, 'towns'),
      type: 'circle',
      filter: isNamed,
      paint: { 'circle-radius': 3, 'circle-color': colours['ink-soft'] },
    },
    {
      ...zoom,
      id: `${scope}-towns`,
      source: sourceOf(scope, 'towns'),
      type: 'symbol',
      filter: isNamed,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [typeface],
        'text-size': 16,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        'text-justify': 'auto',
        'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      },
      paint: { 'text-color': colours['ink-soft'], ...halo },
    },
    {
      id: `${scope}-countries`,
      source: sourceOf(scope, 'countries'),
      type: 'symbol',
      maxzoom: 6,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [typeface],
        'text-size': 17,
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
        'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      },
      paint: { 'text-color': colours.ink, ...halo },
    },
  ];
}

/** The layers from the sea up; a change of theme repaints them. */
export const layersWith = (colours: MapColours): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours['map-sea'] } },
  ...scopes.flatMap((scope) => linesOf(scope, colours)),
  ...scopes.flatMap((scope) => namesOf(scope, colours)),
];

export const offlineStyle = (colours: MapColours): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(
    scopes.flatMap((scope) =>
      kinds.map((kind) => [sourceOf(scope, kind), { type: 'geojson', data: empty }] as const),
    ),
  ),
  layers: layersWith(colours),
});
