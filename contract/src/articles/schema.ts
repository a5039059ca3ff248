import * as z from 'zod/mini';
import { id, requiredText } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';

/** §3 Article. */
export const article = z.object({
  id,
  url: z.string(),
  title: z.string(),
  /** May contain markup. */
  summary: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** A calendar date, or an instant. */
  published_date: z.nullable(z.string()),
  /** A relative path is prefixed with the API host. */
  image_url: z.nullish(z.string()),
  tags: z.array(z.string()),
});
export type Article = z.infer<typeof article>;

const tagsPerQuery = 50;

const texts = messages('articles/query', {
  tags: 'Select up to {most, number} tags.',
  page: 'Pages are counted from 1.',
  smallPage: 'A page holds at least one article.',
  largePage: 'A page holds at most {most, number} articles.',
  hideOutlook: 'Choose whether to show articles about outlook.',
});

/** §7: `tags` is empty for All. */
export const articlesQuery = z.strictObject({
  tags: z
    .array(requiredText(limits.text.short))
    .check(z.maxLength(tagsPerQuery, { error: () => texts.tags({ most: tagsPerQuery }) })),
  page: z._default(z.int().check(z.minimum(1, { error: () => texts.page })), 1),
  page_size: z.optional(
    z.int().check(
      z.minimum(1, { error: () => texts.smallPage }),
      z.maximum(limits.articles.fetchPageSize, {
        error: () => texts.largePage({ most: limits.articles.fetchPageSize }),
      }),
    ),
  ),
});
export type ArticlesQuery = z.input<typeof articlesQuery>;

/** §3 Articles page response. */
export const articlesPage = z.object({
  count: z.number(),
  page: z.number(),
  total_pages: z.number(),
  results: z.array(article),
});
export type ArticlesPage = z.infer<typeof articlesPage>;

/** What a patient wants to see of the articles. */
export const articleChoices = z.strictObject({
  /** Articles about prognosis, survival or life expectancy are not shown. */
  hide_outlook: z.boolean({ error: () => texts.hideOutlook }),
});
export type ArticleChoices = z.infer<typeof articleChoices>;
