import { articleHref } from '@caretrail/contract/articles/links';
import { tagOptions } from '@caretrail/contract/articles/tags';
import { limits } from '@caretrail/contract/limits';
import { distinct } from '@caretrail/contract/profile/disease-labels';
import type { FoundArticle } from '../../ports/article-source.ts';
import { inertMarkup, plainText } from './inert-markup.ts';

/** An article as it may be stored and shown. */
export type CleanArticle = {
  readonly url: string;
  /** The same for two addresses of one page. */
  readonly urlKey: string;
  readonly doi: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly source: string | null;
  readonly publishedDate: string | null;
  readonly imageUrl: string | null;
  readonly tags: readonly string[];
};

const longest = { url: 2000, title: 500, summary: 20_000, source: 200, doi: 200 };
const mostTags = 20;
const day = 86_400_000;

/** Null without a title or a valid address: only http and https are allowed. */
export function cleanArticle(found: FoundArticle, now: Date): CleanArticle | null {
  const url = webAddress(found.url);
  const title = plainText(found.title, longest.title);
  if (url === null || title === '') return null;
  const summary = inertMarkup(found.summary ?? '', longest.summary);
  return {
    url,
    urlKey: keyOf(url),
    doi: doiOf(found.doi) ?? doiOf(url),
    title,
    summary: summary || null,
    source: plainText(found.source ?? '', longest.source) || null,
    publishedDate: dateOf(found.published, now),
    imageUrl: ownPicture(found.imageUrl) ?? webAddress(found.imageUrl ?? ''),
    tags: tagsOf(found, title, summary),
  };
}

/** §3: a path is read from the product's own host, where only its own drawings are. */
const ownPicture = (path: string | null): string | null =>
  path !== null && /^\/pictures\/[a-z-]+\.svg$/.test(path) ? path : null;

function webAddress(address: string): string | null {
  const href = articleHref(address.trim());
  if (href === null || !URL.canParse(href)) return null;
  const url = new URL(href).href;
  return url.length <= longest.url ? url : null;
}

const trackers = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/i;

/** Without what does not change the page: protocol, 'www.', closing slash, fragment, tracking parameters. */
function keyOf(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !trackers.test(name)));
  query.sort();
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}?${query.toString()}`;
}

/** '10.1093/neuonc/noaa106', whether it was given bare, with 'doi:' or as an address of doi.org. */
function doiOf(text: string | null): string | null {
  const doi = /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(
    text?.trim() ?? '',
  );
  return doi?.[1] && doi[1].length <= longest.doi ? doi[1].toLowerCase() : null;
}

/** A date in the future would stay first for ever. */
function dateOf(text: string | null, now: Date): string | null {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  const time = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  if (date === undefined || Number.isNaN(time) || time > now.getTime() + day) return null;
  return new Date(time).toISOString().startsWith(date) ? date : null;
}

const enumerated = tagOptions([]).map((tag) => ({
  tag,
  word: new RegExp(`(?<![\\p{L}\\p{N}])${tag.toLowerCase()}s?(?![\\p{L}\\p{N}])`, 'u'),
}));

/** The tags of the source, and each enumerated tag that title or summary name. */
function tagsOf({ tags }: FoundArticle, title: string, summary: string): string[] {
  const text = `${title} ${plainText(summary, longest.summary)}`.toLowerCase();
  const named = enumerated.filter(({ word }) => word.test(text)).map(({ tag }) => tag);
  const given = tags.slice(0, mostTags).map((tag) => plainText(tag, limits.text.short));
  return distinct([...given, ...named]).slice(0, mostTags);
}
