import { readdir, readFile } from 'node:fs/promises';
import { articleKind } from '@caretrail/contract/articles/kind';
import { articleLanguage } from '@caretrail/contract/articles/language';
import { isClinicalTag, tagOptions } from '@caretrail/contract/articles/tags';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundArticle } from '../../ports/article-source.ts';
import { articlesFromStarterSet } from './articles-starter.ts';

let articles: readonly FoundArticle[];
let etag: string | null;

beforeAll(async () => {
  const nothing = { etag: null, lastModified: null };
  const answer = await articlesFromStarterSet.read(nothing, new AbortController().signal);
  if (answer === 'unchanged') throw new Error('Nothing was given.');
  ({ articles } = answer);
  ({ etag } = answer.remember);
});

describe('§3 the starter set', () => {
  it('has at least 40 articles, each page once', () => {
    expect(articles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(articles.map(({ url }) => url)).size).toBe(articles.length);
    const dois = articles.flatMap(({ doi }) => doi ?? []);
    expect(new Set(dois).size).toBe(dois.length);
  });

  it('has at least three articles for every tag of the enumerations', () => {
    const short = tagOptions([]).filter(
      (tag) => articles.filter(({ tags }) => tags.includes(tag)).length < 3,
    );
    expect(short).toEqual([]);
  });

  it('names title, source and an https address, and explains in a few words of its own', () => {
    for (const { title, source, url, summary, tags } of articles) {
      expect(title).toMatch(/^\S.*\S$/);
      expect(source).toMatch(/\w/);
      expect(new URL(url).protocol).toBe('https:');
      expect(summary?.length).toBeGreaterThan(40);
      expect(summary?.length).toBeLessThan(300);
      expect(tags.length).toBeGreaterThan(0);
      expect(tags.filter(isClinicalTag)).toEqual(tags);
    }
  });

  it('§7 has a small, script-free picture for at least a dozen articles', async () => {
    const pictures = articles.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(new Set(pictures).size).toBe(pictures.length);
    const folder = new URL('../../../../web/public/pictures/', import.meta.url);
    const drawn = (await readdir(folder)).map((name) => `/pictures/${name}`);
    expect(drawn.toSorted()).toEqual(pictures.toSorted());
    for (const path of pictures) {
      const picture = await readFile(new URL(path.replace('/pictures/', ''), folder), 'utf8');
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
      expect(picture).not.toMatch(/<script|href|on\w+=|url\(/);
      expect(picture.length).toBeLessThan(2000);
    }
  });

  it('is in English, and each article is known to be in plain language or a text of research', () => {
    expect(new Set(articles.map(articleLanguage))).toEqual(new Set(['en']));
    expect(new Set(articles.map((each) => articleKind(each)))).toEqual(
      new Set(['plain', 'research']),
    );
    const plain = articles.filter((each) => articleKind(each) === 'plain');
    expect(plain.filter(({ doi }) => doi !== null)).toEqual([]);
    expect(plain.length).toBeGreaterThanOrEqual(10);
  });

  it('dates each article on a past day, or not at all', () => {
    for (const { published } of articles) {
      if (published === null) continue;
      expect(new Date(`${published}T00:00:00Z`).toISOString().slice(0, 10)).toBe(published);
      expect(published < '2026-11-15').toBe(true);
    }
  });

  it('is not read again by a server that has this version', async () => {
    const known = { etag, lastModified: null };
    expect(await articlesFromStarterSet.read(known, new AbortController().signal)).toBe(
      'unchanged',
    );
  });
});
