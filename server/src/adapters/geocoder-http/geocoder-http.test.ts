import { describe, expect, it } from 'vitest';
import { GeocoderProblem } from '../../ports/geocoder.ts';
import { answerWith, useArticlePeer } from '../../testing/article-peer.ts';
import { geocoderByHttp } from './geocoder-http.ts';

const peer = useArticlePeer();
const ask = (address = '1 High Street, Bath') =>
  geocoderByHttp({ url: `${peer().url}/api?q={query}&key={token}`, token: 's&t' }).find(address);

const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const answers = (...features: object[]): void => {
  peer().answer = answerWith(JSON.stringify({ type: 'FeatureCollection', features }));
};

describe('the address service', () => {
  it('receives the address and the token, and nothing about the user', async () => {
    answers();
    expect(await ask('Łódź & more')).toEqual([]);
    const { url, headers } = peer().asked.at(-1) ?? {};
    expect(url).toBe('/api?q=%C5%81%C3%B3d%C5%BA%20%26%20more&key=s%26t');
    expect(Object.keys(headers ?? {})).not.toContain('authorization');
    expect(headers?.['referer']).toBeUndefined();
  });

  it('is understood in the formats of Photon, Pelias, Nominatim and MapTiler', async () => {
    answers(
      { geometry: point(-2.36, 51.38), properties: { name: 'Hall', city: 'Bath', osm_id: 7 } },
      { geometry: point(-2.36, 51.38), properties: { label: 'Pelias label' } },
      { geometry: point(-2.36, 51.38), properties: { display_name: 'Nominatim name' } },
      { geometry: point(-2.36, 51.38), place_name: 'MapTiler name' },
      { geometry: point(-2.36, 98), properties: { label: 'Beyond the pole' } },
      { geometry: { type: 'Polygon', coordinates: [] }, properties: { label: 'No point' } },
      { geometry: point(1, 2), properties: {} },
    );
    const at = { lat: 51.38, lng: -2.36 };
    expect(await ask()).toEqual([
      { label: 'Hall, Bath', ...at },
      { label: 'Pelias label', ...at },
      { label: 'Nominatim name', ...at },
      { label: 'MapTiler name', ...at },
    ]);
  });

  it.each([
    ['a refusal', answerWith('{"features": []}', {}, 500)],
    ['no JSON', answerWith('<html>')],
    ['another shape', answerWith('{"results": []}')],
    ['an endless answer', answerWith(`{"features": ["${'x'.repeat(600_000)}"]}`)],
    ['a way elsewhere', answerWith('', { location: 'https://example.org/' }, 302)],
  ])('reports %s as one kind of problem, without the address in it', async (_, answer) => {
    peer().answer = answer;
    const problem = await ask('Canary Street').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(GeocoderProblem);
    expect(String((problem as Error).stack) + JSON.stringify(problem)).not.toContain('Canary');
  });
});
