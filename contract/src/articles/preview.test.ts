import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import {
  defaultFaviconService,
  isFaviconService,
  previewCandidates,
  staggerDelayMs,
} from './preview.ts';

const settings = { apiHost: 'https://api.example.org', faviconService: defaultFaviconService };
const article = { url: 'https://news.example/a/b', image_url: '/media/a.png' };
const kinds = (...args: Parameters<typeof previewCandidates>): string[] =>
  previewCandidates(...args).map(({ kind }) => kind);

describe('§7 article image previews', () => {
  it('tries the image, the icons of the origin, then the favicon service', () => {
    const candidates = previewCandidates(article, settings);
    expect(kinds(article, settings)).toEqual([
      'image',
      'apple-touch-icon',
      'favicon',
      'favicon-service',
    ]);
    expect(candidates.map(({ address }) => address).slice(0, 3)).toEqual([
      'https://api.example.org/media/a.png',
      'https://news.example/apple-touch-icon.png',
      'https://news.example/favicon.ico',
    ]);
    const service = candidates[3]?.address;
    expect(service).toContain(encodeURIComponent('https://news.example'));
    expect(service).toContain(String(limits.articles.faviconPx));
    expect(service).not.toContain('/a/b');
  });

  it('begins with the icons when there is no image that may be loaded', () => {
    expect(kinds({ ...article, image_url: null }, settings)[0]).toBe('apple-touch-icon');
    expect(kinds({ ...article, image_url: 'javascript:x' }, settings)[0]).toBe('apple-touch-icon');
  });

  it('leaves the service out when it is switched off', () => {
    expect(kinds(article, { ...settings, faviconService: null })).not.toContain('favicon-service');
  });

  it('calls another service in its own form', () => {
    const faviconService = 'https://icons.example/{host}/{size}.png';
    const asked = previewCandidates(article, { ...settings, faviconService });
    expect(asked.at(-1)?.address).toBe(
      `https://icons.example/news.example/${limits.articles.faviconPx}.png`,
    );
  });

  it.each([
    [defaultFaviconService, true],
    ['https://icons.example/{host}.ico', true],
    ['http://icons.example/{host}.ico', false],
    ['https://icons.example/one-for-all.ico', false],
    ['https://{host}/favicon.ico', false],
    ['javascript:{origin}', false],
    ['on', false],
  ])('accepts %s as a service: %s', (address, isOne) => {
    expect(isFaviconService(address)).toBe(isOne);
  });

  it('has no icons for an address that is not http', () => {
    expect(kinds({ url: 'javascript:x', image_url: null }, settings)).toEqual([]);
  });
});

describe('§4.4 stagger', () => {
  it('waits longer per card, up to the cap', () => {
    const { staggerMs, staggerMaxMs } = limits.articles;
    expect([0, 1, 3].map(staggerDelayMs)).toEqual([0, staggerMs, 3 * staggerMs]);
    expect([10, 11, 500].map(staggerDelayMs)).toEqual([staggerMaxMs, staggerMaxMs, staggerMaxMs]);
  });
});
