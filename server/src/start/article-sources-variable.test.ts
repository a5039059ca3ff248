import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { articleSourcesOf } from './article-sync.ts';

const sourcesOf = (value?: string) =>
  readEnv(value === undefined ? {} : { ARTICLE_SOURCES: value }).articleSources;

describe('ARTICLE_SOURCES', () => {
  it('is empty by default, and then nothing is called', () => {
    expect(sourcesOf()).toEqual([]);
    expect(sourcesOf('  ')).toEqual([]);
    expect(articleSourcesOf({ articleSources: sourcesOf() })).toEqual([]);
  });

  it('names Europe PMC and feeds, each with the tags of its articles', () => {
    expect(
      sourcesOf(
        'europepmc https://example.org/a.xml\n https://example.org/b?x=1#Breast+cancer,Lung%20cancer',
      ),
    ).toEqual([
      'europepmc',
      { url: 'https://example.org/a.xml', tags: [] },
      { url: 'https://example.org/b?x=1', tags: ['Breast cancer', 'Lung cancer'] },
    ]);
  });

  it.each([
    'http://example.org/feed',
    'pubmed',
    'ftp://example.org',
    'https://user:x@example.org/f',
  ])('refuses %s', (value) => {
    expect(() => sourcesOf(value)).toThrow('ARTICLE_SOURCES');
  });

  it('gives two feeds, or one feed with other tags, different sources', () => {
    const names = articleSourcesOf({
      articleSources: sourcesOf(
        'europepmc https://example.org/a https://example.org/a#Care https://example.org/b',
      ),
    }).map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
  });
});
