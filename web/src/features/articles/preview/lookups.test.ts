import {
  defaultFaviconService,
  type PreviewCandidate,
  previewCandidates,
} from '@caretrail/contract/articles/preview';
import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { makeLookups } from './lookups.ts';

const settings = { apiHost: 'https://api.example', faviconService: defaultFaviconService };
const chainOf = (article: number, site = 'news'): PreviewCandidate[] =>
  previewCandidates(
    { url: `https://${site}.example/${article}`, image_url: `https://img.example/${article}` },
    settings,
  );
const still = new AbortController().signal;

/** A fake loader that finds images only at these addresses and records its calls. */
function world(...there: string[]) {
  const asked: string[] = [];
  const lookups = makeLookups((address) => {
    asked.push(address);
    return Promise.resolve(there.some((each) => address.includes(each)));
  });
  return { asked, lookups };
}

describe('§7 article image previews', () => {
  it.each([
    ['img.example', 'image', 1],
    ['apple-touch-icon', 'apple-touch-icon', 2],
    ['favicon.ico', 'favicon', 3],
    ['s2/favicons', 'favicon-service', 4],
  ])('with only %s there, the chain ends at it', async (there, kind, tries) => {
    const { asked, lookups } = world(there);
    expect((await lookups.lookUp(chainOf(1), still))?.kind).toBe(kind);
    expect(asked).toEqual(
      chainOf(1)
        .slice(0, tries)
        .map(({ address }) => address),
    );
  });

  it('finally there is nothing, which is the placeholder', async () => {
    const { lookups } = world();
    expect(lookups.known(chainOf(1))).toBeUndefined();
    expect(await lookups.lookUp(chainOf(1), still)).toBeNull();
    expect(lookups.known(chainOf(1))).toBeNull();
  });

  it('results are cached per URL: it is not asked for twice', async () => {
    const { asked, lookups } = world('img.example');
    await lookups.lookUp(chainOf(1), still);
    await lookups.lookUp(chainOf(1), still);
    expect(asked).toHaveLength(1);
    expect(lookups.known(chainOf(1))?.kind).toBe('image');
    expect(lookups.known(chainOf(2))).toBeUndefined();
  });

  it('results and failures are cached per origin: two articles of a site ask it once', async () => {
    const { asked, lookups } = world('favicon.ico');
    await Promise.all([1, 2].map((article) => lookups.lookUp(chainOf(article), still)));
    expect(asked.filter((address) => address.includes('news.example'))).toEqual([
      'https://news.example/apple-touch-icon.png',
      'https://news.example/favicon.ico',
    ]);
    await lookups.lookUp(chainOf(3), still);
    expect(asked).toHaveLength(5);
    await lookups.lookUp(chainOf(3, 'other'), still);
    expect(asked.at(-1)).toBe('https://other.example/favicon.ico');
  });

  it('at most 10 lookups run at once, and all have their turn', async () => {
    let running = 0;
    let most = 0;
    const answers: (() => void)[] = [];
    const lookups = makeLookups(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((answer) => answers.push(answer));
      running -= 1;
      return true;
    });
    const all = Array.from({ length: 35 }, (_, at) => lookups.lookUp(chainOf(at), still));
    for (let answered = 0; answered < 35; answered += 1) {
      while (answers.length <= answered) await Promise.resolve();
      answers[answered]?.();
    }
    expect((await Promise.all(all)).every((found) => found?.kind === 'image')).toBe(true);
    expect(most).toBe(limits.articles.previewConcurrency);
  });

  it('a card that has gone before its turn asks for nothing', async () => {
    const { asked, lookups } = world();
    const gone = new AbortController();
    gone.abort();
    expect(await lookups.lookUp(chainOf(1), gone.signal)).toBeNull();
    expect(asked).toEqual([]);
    expect(lookups.known(chainOf(1))).toBeUndefined();
  });
});

describe('§4.4 a card image', () => {
  it('Retry forces the whole chain again', async () => {
    const { asked, lookups } = world();
    await lookups.lookUp(chainOf(1), still);
    lookups.forget(chainOf(1));
    await lookups.lookUp(chainOf(1), still);
    expect(asked).toEqual([...chainOf(1), ...chainOf(1)].map(({ address }) => address));
  });

  it('an answer from before the Retry does not count as the new one', async () => {
    const answers: ((isThere: boolean) => void)[] = [];
    const lookups = makeLookups(() => new Promise((answer) => answers.push(answer)));
    const [image] = chainOf(1);
    const chain = image ? [image] : [];
    const first = lookups.lookUp(chain, still);
    await Promise.resolve();
    lookups.forget(chain);
    answers[0]?.(false);
    await first;
    expect(lookups.known(chain)).toBeUndefined();
  });

  it('an image that breaks when it is shown gives way to the next of the chain', async () => {
    const { lookups } = world('img.example', 'favicon.ico');
    const found = await lookups.lookUp(chainOf(1), still);
    lookups.failed(found?.address ?? '');
    expect((await lookups.lookUp(chainOf(1), still))?.kind).toBe('favicon');
  });
});
