import { limits } from '../limits.ts';
import { imageAddress, originOf } from './links.ts';
import type { Article } from './schema.ts';

export type PreviewCandidate = {
  readonly kind: 'image' | 'apple-touch-icon' | 'favicon' | 'favicon-service';
  readonly address: string;
};

export type PreviewSettings = {
  readonly apiHost: string;
  /** As in `defaultFaviconService`; null: switched off, because it learns which site a patient reads. */
  readonly faviconService: string | null;
};

/** §7: a public favicon service. '{origin}', '{host}' and '{size}' are replaced by those of the requested site. */
export const defaultFaviconService =
  'https://www.google.com/s2/favicons?domain_url={origin}&sz={size}';

/** Only https is loaded, and a service without a site in its address has no icon to give. */
export const isFaviconService = (address: string): boolean =>
  /^https:\/\/[^\s{}/]+\/\S*$/.test(address) && /\{(?:origin|host)\}/.test(address);

const faviconServiceAddress = (service: string, origin: string): string =>
  service
    .replaceAll('{origin}', encodeURIComponent(origin))
    .replaceAll('{host}', encodeURIComponent(origin.replace(/^\w+:\/\//, '')))
    .replaceAll('{size}', String(limits.articles.faviconPx));

/** §7: what to try, in this order; when all have failed, the placeholder image. */
export function previewCandidates(
  article: Pick<Article, 'url' | 'image_url'>,
  settings: PreviewSettings,
): PreviewCandidate[] {
  const image = imageAddress(article.image_url, settings.apiHost);
  const own: PreviewCandidate[] = image === null ? [] : [{ kind: 'image', address: image }];
  const origin = originOf(article.url);
  if (origin === null) return own;
  const ofSite: PreviewCandidate[] = [
    { kind: 'apple-touch-icon', address: `${origin}/apple-touch-icon.png` },
    { kind: 'favicon', address: `${origin}/favicon.ico` },
  ];
  if (settings.faviconService !== null) {
    const address = faviconServiceAddress(settings.faviconService, origin);
    ofSite.push({ kind: 'favicon-service', address });
  }
  return [...own, ...ofSite];
}

/** §4.4: how long the card at `index` waits before it loads its image. */
export const staggerDelayMs = (index: number): number =>
  Math.min(index * limits.articles.staggerMs, limits.articles.staggerMaxMs);
