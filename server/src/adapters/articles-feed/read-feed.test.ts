import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readFeed } from './read-feed.ts';
import { workOf } from '../../testing/work-of.ts';

const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
   <title>News &amp; views</title><link>https://example.org</link><image><title>Logo</title></image>${items}</channel></rss>`;

describe('§3 articles of a feed', () => {
  it('reads RSS 2.0, escaped or in CDATA', () => {
    const feed = readFeed(
      rss(`<item><title>One</title><link>https://example.org/1</link><guid isPermaLink="false">a1</guid>
           <description>&lt;p&gt;First&lt;/p&gt;</description><pubDate>Thu, 05 Mar 2026 09:00:00 GMT</pubDate>
           <category>Glioblastoma</category><category><![CDATA[Care & rest]]></category>
           <enclosure url="https://example.org/1.png" type="image/png" length="1"/></item>
           <item><title><![CDATA[Two <b>& more</b>]]></title><link>https://example.org/2</link>
           <description><![CDATA[<p>Second</p>]]></description><prism:doi>10.1000/2</prism:doi></item>`),
    );
    expect(feed).toEqual({
      title: 'News & views',
      isComplete: true,
      items: [
        {
          title: 'One',
          link: 'https://example.org/1',
          guid: 'a1',
          summary: '<p>First</p>',
          published: 'Thu, 05 Mar 2026 09:00:00 GMT',
          image: 'https://example.org/1.png',
          categories: ['Glioblastoma', 'Care & rest'],
        },
        {
          title: 'Two <b>& more</b>',
          link: 'https://example.org/2',
          summary: '<p>Second</p>',
          doi: '10.1000/2',
          categories: [],
        },
      ],
    });
  });

  it('reads Atom with its own markup', () => {
    const { title, items } =
      readFeed(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Journal</title>
      <entry><title>One</title><id>urn:1</id><link rel="self" href="https://example.org/self"/>
      <link href="https://example.org/1"/><updated>2026-03-06T00:00:00Z</updated><published>2026-03-05T23:30:00+01:00</published>
      <author><name>Nobody</name></author><category term="Thyroiditis"/>
      <summary type="xhtml"><div>p &lt; 0.05 <i>in all</i></div></summary></entry></feed>`);
    expect(title).toBe('Journal');
    expect(items).toEqual([
      {
        title: 'One',
        guid: 'urn:1',
        link: 'https://example.org/1',
        updated: '2026-03-06T00:00:00Z',
        published: '2026-03-05T23:30:00+01:00',
        summary: '<div>p &lt; 0.05 <i>in all</i></div>',
        categories: ['Thyroiditis'],
      },
    ]);
  });

  it('reads RSS 1.0, whose items stand beside the channel', () => {
    const { title, items } = readFeed(`<rdf:RDF><channel><title>Index</title></channel>
      <item><title>One</title><link>https://example.org/1</link><dc:date>2026-03-05</dc:date></item></rdf:RDF>`);
    expect(title).toBe('Index');
    expect(items).toMatchObject([{ title: 'One', published: '2026-03-05' }]);
  });

  it('keeps what was complete when the text breaks off', () => {
    const text = rss('<item><title>One</title></item><item><title>Two</title></item>');
    const feed = readFeed(text.slice(0, text.indexOf('Two') + 3));
    expect(feed.items.map(({ title }) => title)).toEqual(['One']);
    expect(feed.isComplete).toBe(false);
  });

  it('survives tags that were never closed', () => {
    const { items } = readFeed(
      rss('<item><title>One<link>https://example.org/1</item><item><title>Two</title></item>'),
    );
    expect(items.at(-1)).toMatchObject({ title: 'Two' });
  });

  it.each([
    ['an error page', '<!doctype html><html><body>Sorry</body></html>', 'not_a_feed'],
    ['other XML', '<opml><body/></opml>', 'not_a_feed'],
    ['nothing', '', 'malformed'],
    ['words', 'Service unavailable', 'malformed'],
    ['the beginning of one', '<rss><channel><item><title>One', 'malformed'],
    ['one without end', `<rss>${'<a>'.repeat(1000)}`, 'too_deep'],
  ])('refuses %s', (_, text, code) => {
    expect(() => readFeed(text)).toThrow(expect.objectContaining({ code }) as Error);
  });

  it('expands no entity of the text’s own and opens no file', () => {
    const { items } =
      readFeed(`<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">
      <!ENTITY file SYSTEM "file:///etc/passwd">]><rss><channel><item><title>x &b; &file;</title></item></channel></rss>`);
    expect(items).toMatchObject([{ title: 'x &b; &file;' }]);
  });

  it('takes at most 500 items, and reads five megabytes in a moment', async () => {
    const { ms } = await workOf(() => {
      const { items } = readFeed(rss('<item><title>x</title></item>'.repeat(150_000)));
      expect(items).toHaveLength(500);
      expect(() => readFeed(`<rss>${'<a></b>'.repeat(700_000)}`)).toThrow();
    });
    expect(ms).toBeLessThan(5000);
  });
});

describe('§3 the encoding of a feed', () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><t>caf\u00e9</t>',
    'latin1',
  );

  it('is the one that the header or the first line names, else UTF-8', () => {
    expect(decodeText(latin, 'application/xml')).toContain('café');
    expect(decodeText(Buffer.from('café', 'latin1'), 'text/xml; charset="iso-8859-1"')).toBe(
      'café',
    );
    expect(decodeText(Buffer.from('café'), 'text/xml')).toBe('café');
    expect(decodeText(Buffer.from('café'), 'text/xml; charset=klingon')).toBe('café');
  });
});
