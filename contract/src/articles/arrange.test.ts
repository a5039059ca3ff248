import { describe, expect, it } from 'vitest';
import { arrangeArticles, countOutlook, kindToList } from './arrange.ts';
import type { ArticleKind } from './kind.ts';

const put = (id: string, kind: ArticleKind | null, isAboutOutlook = false) => ({
  id,
  kind,
  isAboutOutlook,
});
const feed = [
  put('paper', 'research'),
  put('news', null),
  put('survival', 'plain', true),
  put('page', 'plain'),
  put('older paper', 'research', true),
];
const idsOf = (...wanted: Parameters<typeof arrangeArticles>[1][]): string[][] =>
  wanted.map((each) => arrangeArticles(feed, each).map(({ id }) => id));

describe('§2.6 which articles are listed, and in which order', () => {
  it('lists every article by default, plain language first, each kind in the order of the server', () => {
    expect(idsOf({ kind: 'all', hidesOutlook: false })).toEqual([
      ['survival', 'page', 'news', 'paper', 'older paper'],
    ]);
  });

  it('lists one kind by choice', () => {
    expect(
      idsOf({ kind: 'plain', hidesOutlook: false }, { kind: 'research', hidesOutlook: false }),
    ).toEqual([
      ['survival', 'page'],
      ['paper', 'older paper'],
    ]);
  });

  it('lists only plain language in simple mode, unless there is none or another kind is chosen', () => {
    expect(kindToList(feed, 'all', true)).toBe('plain');
    expect(kindToList(feed, 'all', false)).toBe('all');
    expect(kindToList(feed, 'research', true)).toBe('research');
    expect(kindToList([put('paper', 'research')], 'all', true)).toBe('all');
  });

  it('leaves out what is about outlook where that is wanted, and counts it', () => {
    expect(
      idsOf({ kind: 'all', hidesOutlook: true }, { kind: 'plain', hidesOutlook: true }),
    ).toEqual([['page', 'news', 'paper'], ['page']]);
    expect(countOutlook(feed)).toBe(2);
  });

  it('returns the same list where there is nothing to move or to leave out', () => {
    const same = [put('a', 'plain'), put('b', null), put('c', 'research')];
    expect(arrangeArticles(same, { kind: 'all', hidesOutlook: true })).toBe(same);
  });
});
