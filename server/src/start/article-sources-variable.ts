import * as z from 'zod/mini';

/** An entry of ARTICLE_SOURCES: a service by its name, or a feed with the tags of all its articles. */
type Entry = 'europepmc' | { readonly url: string; readonly tags: readonly string[] };

const isFeed = (entry: string): boolean =>
  URL.canParse(entry) && new URL(entry).protocol === 'https:' && new URL(entry).username === '';

/** 'https://example.org/feed.xml#Breast+cancer,Lung+cancer': what follows the # is never sent anywhere. */
function feedOf(entry: string): Entry {
  const url = new URL(entry);
  const tags = new URLSearchParams(`tags=${url.hash.slice(1)}`).get('tags')?.split(',') ?? [];
  url.hash = '';
  return { url: url.href, tags: tags.map((tag) => tag.trim()).filter(Boolean) };
}

/** Separated by blanks. */
export const articleSources = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/\s+/).filter(Boolean)),
  ),
  z.pipe(
    z.array(
      z.string().check(
        z.refine((entry) => entry === 'europepmc' || isFeed(entry), {
          error: 'must be "europepmc" or feed addresses that start with https://, space-separated',
        }),
      ),
    ),
    z.transform((entries) =>
      entries.map((entry): Entry => (entry === 'europepmc' ? entry : feedOf(entry))),
    ),
  ),
);
