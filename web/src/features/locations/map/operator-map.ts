import type { Map } from 'maplibre-gl';
import { locationsApi } from '../../../data/locations.ts';

export type MapSettings = {
  readonly style_url: string | null;
  readonly token: string | null;
};

/** Which map this installation shows; null until it is known, 'failed' when it cannot be. */
export function useMapSettings() {
  const { data, isError } = locationsApi.useFindMapQuery();
  return data ?? (isError ? 'failed' : null);
}

/** `{token}` in an address of the operator's style; some names of the style come with it encoded. */
export const withToken = (address: string, token: string | null): string =>
  address.replaceAll(/\{token\}|%7Btoken%7D/gi, encodeURIComponent(token ?? ''));

const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The attribution of a style is HTML, which our policy forbids: only its text is shown. */
export const stripMarkup = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(copy|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

export function attributionsOf(map: Map): string[] {
  const said = Object.keys(map.getStyle().sources).map(
    (id) => map.getSource(id)?.attribution ?? '',
  );
  return [...new Set(said.map(stripMarkup))].filter((words) => words !== '');
}
