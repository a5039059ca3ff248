import { describe, expect, it } from 'vitest';
import { answerWith, useArticlePeer } from '../../testing/article-peer.ts';
import { articlesFromFeed } from './articles-feed.ts';

const peer = useArticlePeer();
const nothing = { etag: null, lastModified: null };
const { signal } = new AbortController();

const feed = () =>
  articlesFromFeed(
    { url: `${peer().url}/feed.xml`, tags: ['Breast cancer'] },
    { reach: peer().reach, patienceMs: 2000 },
  );

describe('§3 a feed as a source of articles', () => {
  it('gives each item with the tags of the feed and its own', async () => {
    peer().answer = answerWith(
      `<rss><channel><title>Journal</title><item><title>One</title><link>/1</link><description>Words</description>
       <pubDate>Thu, 05 Mar 2026 23:30:00 -0500</pubDate><category>Care</category>
       <media:content medium="image" url="1.png"/></item>
       <item><title>Two</title><guid>https://example.org/2</guid><pubDate>soon</pubDate></item></channel></rss>`,
      { etag: '"1"' },
    );
    const empty = { doi: null, summary: null, published: null, imageUrl: null };
    expect(await feed().read(nothing, signal)).toEqual({
      remember: { etag: '"1"', lastModified: null },
      articles: [
        {
          url: `${peer().url}/1`,
          doi: null,
          title: 'One',
          summary: 'Words',
          source: 'Journal',
          published: '2026-03-06',
          imageUrl: `${peer().url}/1.png`,
          tags: ['Breast cancer', 'Care'],
        },
        {
          ...empty,
          url: 'https://example.org/2',
          title: 'Two',
          source: 'Journal',
          tags: ['Breast cancer'],
        },
      ],
    });
  });

  it('reads the whole feed next time after the connection broke', async () => {
    peer().answer = answerWith('<rss><channel><item><title>One</title></item><item>', {
      etag: '"2"',
    });
    expect(await feed().read(nothing, signal)).toMatchObject({
      articles: [{ title: 'One' }],
      remember: nothing,
    });
  });

  it('reports that the feed has not changed', async () => {
    peer().answer = answerWith('', {}, 304);
    expect(await feed().read({ etag: '"1"', lastModified: null }, signal)).toBe('unchanged');
  });

  it('hides the secret in its address from everything people read', () => {
    const { label } = articlesFromFeed({ url: 'https://example.org/feed?key=secret', tags: [] });
    expect(label).toBe('example.org');
  });
});
