import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { ArticleSource } from '../../ports/article-source.ts';

const file = new URL('./starter-set.json', import.meta.url);

const starterSet = z.array(
  z.strictObject({
    title: z.string(),
    url: z.string(),
    source: z.string(),
    /** Only where the page or the paper names one. */
    published: z.optional(z.string()),
    doi: z.optional(z.string()),
    tags: z.array(z.string()),
    /** The name of one of our own drawings, which the web app has under /pictures/. */
    picture: z.optional(z.string()),
    summary: z.string(),
  }),
);

/** The set that comes with the software: read from its file, never from the network. A changed file is a new version. */
export const articlesFromStarterSet: ArticleSource = {
  name: 'starter',
  label: 'the starter set',
  isWhole: true,
  read: async (known) => {
    const text = await readFile(file, 'utf8');
    const etag = createHash('sha256').update(text).digest('hex');
    if (known.etag === etag) return 'unchanged';
    const articles = z
      .parse(starterSet, JSON.parse(text))
      .map(({ published, doi, picture, ...each }) => ({
        ...each,
        doi: doi ?? null,
        published: published ?? null,
        imageUrl: picture === undefined ? null : `/pictures/${picture}.svg`,
      }));
    return { articles, remember: { etag, lastModified: null } };
  },
};
