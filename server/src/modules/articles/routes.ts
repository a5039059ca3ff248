import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { serve } from '../../http/serve.ts';
import { makeArticlesReader } from './service.ts';

type ArticlesDeps = Parameters<typeof makeArticlesReader>[0] & {
  readonly cachedAnswers: CachedAnswers;
};

export function articlesRoutes(app: FastifyInstance, deps: ArticlesDeps): void {
  const reader = makeArticlesReader(deps);
  serve(app, articlesEndpoints.list, async (call) => {
    const version = await reader.version();
    return deps.cachedAnswers.send(call, {
      name: reader.nameOf(call.body),
      of: { owner: 'articles', version },
      build: () => reader.buildPage(call.body, version),
    });
  });
}
