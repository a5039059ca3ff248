import { describe, expect, it } from 'vitest';
import { withToken, stripMarkup } from './operator-map.ts';

describe('the map of an operator', () => {
  it('has its token where the address asks for it, plain or encoded', () => {
    expect(withToken('https://m.example/s.json?key={token}', 'a&b')).toBe(
      'https://m.example/s.json?key=a%26b',
    );
    expect(withToken('https://m.example/%7Btoken%7D/1.pbf', 'a')).toBe('https://m.example/a/1.pbf');
    expect(withToken('https://m.example/1.pbf', null)).toBe('https://m.example/1.pbf');
  });

  it('is named in its own words, without its markup', () => {
    expect(stripMarkup('<a href="https://x.example">&copy; Maps &amp; Co</a> <b>OSM</b>')).toBe(
      '© Maps & Co OSM',
    );
  });
});
