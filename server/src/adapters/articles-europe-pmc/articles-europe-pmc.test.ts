import { describe, expect, it } from 'vitest';
import { answerWith, useArticlePeer } from '../../testing/article-peer.ts';
import { articlesFromEuropePmc } from './articles-europe-pmc.ts';

const peer = useArticlePeer();
const nothing = { etag: null, lastModified: null };
const { signal } = new AbortController();

const source = (tags: string[]) =>
  articlesFromEuropePmc(
    { tags, address: `${peer().url}/search`, pauseMs: 0 },
    { reach: peer().reach, patienceMs: 2000 },
  );

const paper = {
  id: '34277820',
  source: 'MED',
  doi: '10.21037/atm-21-2761',
  title: 'A title with <i>markup</i>.',
  journalInfo: { journal: { title: 'A journal' } },
  abstractText: '<h4>Background</h4>Words.',
  firstPublicationDate: '2021-06-01',
};
const answer = (...result: unknown[]): string => JSON.stringify({ resultList: { result } });

describe('§3 Europe PMC as a source of articles', () => {
  it('asks for the newest open papers of each tag, one after the other', async () => {
    peer().answer = answerWith(answer());
    const before = peer().asked.length;
    await source(['Breast cancer', 'Thyroiditis']).read(nothing, signal);
    const asked = peer()
      .asked.slice(before)
      .map(({ url }) => new URL(url ?? '', peer().url).searchParams);
    expect(asked.map((query) => query.get('query')?.split(' AND ')[0])).toEqual([
      'TITLE:"Breast cancer"',
      'TITLE:"Thyroiditis"',
    ]);
    for (const query of asked) {
      expect(query.get('query')).toContain('OPEN_ACCESS:y');
      expect(query.get('resultType')).toBe('core');
      expect(query.get('format')).toBe('json');
      expect(query.get('sort')).toBe('P_PDATE_D desc');
    }
  });

  it('makes an article of a paper, its abstract as the summary', async () => {
    peer().answer = answerWith(answer(paper));
    expect(await source(['Glioblastoma']).read(nothing, signal)).toEqual({
      remember: nothing,
      articles: [
        {
          url: 'https://europepmc.org/article/MED/34277820',
          doi: '10.21037/atm-21-2761',
          title: 'A title with <i>markup</i>.',
          summary: '<h4>Background</h4>Words.',
          source: 'A journal',
          published: '2021-06-01',
          imageUrl: null,
          tags: ['Glioblastoma'],
        },
      ],
    });
  });

  it('skips an entry that is no article, and takes no more than it requested', async () => {
    peer().answer = answerWith(answer(null, { id: 7 }, { ...paper, doi: 5 }, paper));
    expect(await source(['x']).read(nothing, signal)).toMatchObject({ articles: [{}] });
    peer().answer = answerWith(answer(...Array.from({ length: 100 }, () => paper)));
    const read = await source(['x']).read(nothing, signal);
    expect(read === 'unchanged' ? 0 : read.articles.length).toBe(25);
  });

  it('escapes quotes in a tag', async () => {
    peer().answer = answerWith(answer());
    await source(['x" OR "y']).read(nothing, signal);
    const asked = new URL(peer().asked.at(-1)?.url ?? '', peer().url).searchParams.get('query');
    expect(asked).toMatch(/^TITLE:"x {2}OR {2}y" AND /);
  });

  it.each(['<html>Sorry</html>', '{"error":"busy"}', '{"resultList":{"result":{}}}', ''])(
    'reports a response like %j as a problem, not as an empty list',
    async (body) => {
      peer().answer = answerWith(body);
      await expect(source(['x']).read(nothing, signal)).rejects.toMatchObject({
        code: 'malformed',
      });
    },
  );
});
