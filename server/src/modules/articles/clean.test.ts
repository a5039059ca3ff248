import { describe, expect, it } from 'vitest';
import type { FoundArticle } from '../../ports/article-source.ts';
import { cleanArticle } from './clean.ts';

const now = new Date('2026-03-05T12:00:00Z');
const found: FoundArticle = {
  url: 'https://example.org/1',
  doi: null,
  title: 'One',
  summary: null,
  source: null,
  published: null,
  imageUrl: null,
  tags: [],
};
const clean = (given: Partial<FoundArticle>) => cleanArticle({ ...found, ...given }, now);

describe('§3 an article as it is stored', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org/1',
    '/1',
    '//example.org/1',
    'https://user@example.org/1',
    'https:\\\\example.org',
    'https://',
    '',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('is refused with an address like %j', (url) => {
    expect(clean({ url })).toBeNull();
  });

  it('loses a picture with such an address', () => {
    expect(clean({ imageUrl: 'javascript:alert(1)' })?.imageUrl).toBeNull();
    expect(clean({ imageUrl: 'data:image/png;base64,x' })?.imageUrl).toBeNull();
    expect(clean({ imageUrl: '/api/user/list/' })?.imageUrl).toBeNull();
    expect(clean({ imageUrl: '/pictures/../index.html' })?.imageUrl).toBeNull();
    expect(clean({ imageUrl: '/pictures/brain.svg' })?.imageUrl).toBe('/pictures/brain.svg');
    expect(clean({ imageUrl: 'https://example.org/1.png' })?.imageUrl).toBe(
      'https://example.org/1.png',
    );
  });

  it('is refused without a title', () => {
    expect(clean({ title: ' <b> </b> ' })).toBeNull();
  });

  it.each([
    ['https://example.org/a', 'http://www.example.org/a/'],
    ['https://example.org/a?x=1&y=2', 'https://example.org/a?y=2&x=1&utm_source=feed#top'],
    ['https://EXAMPLE.org/a', 'https://example.org/a?fbclid=1'],
  ])('counts %s and %s as one page', (one, other) => {
    expect(clean({ url: one })?.urlKey).toBe(clean({ url: other })?.urlKey);
  });

  it('counts two pages as two', () => {
    expect(clean({ url: 'https://example.org/a?id=1' })?.urlKey).not.toBe(
      clean({ url: 'https://example.org/a?id=2' })?.urlKey,
    );
  });

  it.each([
    ['10.1000/ABC', '10.1000/abc'],
    ['doi:10.1000/abc', '10.1000/abc'],
    ['https://doi.org/10.1000/abc', '10.1000/abc'],
    ['http://dx.doi.org/10.1000/abc', '10.1000/abc'],
    ['urn:isbn:123', null],
  ])('reads the DOI of %j as %j', (doi, expected) => {
    expect(clean({ doi })?.doi).toBe(expected);
  });

  it('reads an address of doi.org as a DOI', () => {
    expect(clean({ url: 'https://doi.org/10.1000/abc' })?.doi).toBe('10.1000/abc');
  });

  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T23:59:00Z', '2026-03-05'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['soon', null],
    ['2027-01-01', null],
    [null, null],
  ])('reads the date of %j as %j', (published, expected) => {
    expect(clean({ published })?.publishedDate).toBe(expected);
  });

  it('has its own tags and those that title or summary name', () => {
    expect(
      clean({
        title: 'GLIOBLASTOMAS today',
        summary: '<p>Not hypothyroiditis, but breast <i>cancer</i></p>',
        tags: ['Care', ' care ', 'glioblastoma'],
      })?.tags,
    ).toEqual(['Care', 'glioblastoma', 'Breast cancer']);
  });

  it('has at most 20 tags', () => {
    expect(clean({ tags: Array.from({ length: 100 }, (_, at) => `Tag ${at}`) })?.tags).toHaveLength(
      20,
    );
  });
});
