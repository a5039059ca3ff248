import { describe, expect, it } from 'vitest';
import { articleHref, imageAddress, originOf } from './links.ts';

const host = 'https://api.example.org';

describe('§2.6 the address of an article', () => {
  it.each(['https://example.org/a?b=c#d', 'http://example.org:8080', 'HTTPS://EXAMPLE.ORG/A'])(
    'opens %s',
    (url) => {
      expect(articleHref(url)).toBe(url);
    },
  );

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' https://example.org',
    'data:text/html,x',
    '//example.org',
    '/local',
    'https://',
    'https:/example.org',
    'https://good.example@evil.example/',
    'https://good.example\\@evil.example/',
    'https://evil.example\\.good.example/',
    '',
  ])('does not open %o', (url) => {
    expect(articleHref(url)).toBeNull();
  });

  it('has an origin', () => {
    expect(originOf('https://Example.org:8443/a/b?c')).toBe('https://example.org:8443');
    expect(originOf('https://example.org?x=/y')).toBe('https://example.org');
  });
});

describe('§3 image_url', () => {
  it.each([
    ['/media/a.png', `${host}/media/a.png`],
    ['media/a b.png', `${host}/media/a b.png`],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    [' /a.png ', `${host}/a.png`],
  ])('%s', (given, address) => {
    expect(imageAddress(given, `${host}/`)).toBe(address);
  });

  it('stays a path when the API is of the same origin', () => {
    expect(imageAddress('/media/a.png', '')).toBe('/media/a.png');
  });

  it.each([
    null,
    undefined,
    '',
    'javascript:x',
    'data:image/svg+xml,x',
    '/\\evil.example',
    'ftp://x/y',
  ])('loads nothing for %o', (given) => {
    expect(imageAddress(given, '')).toBeNull();
  });
});
