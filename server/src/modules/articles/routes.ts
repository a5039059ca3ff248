import { articlesEndpoints } from '@caretrail/contract/articles/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CachedAnswers } from '../../http/cached-answers.ts';
import { serve } from '../../http/serve.ts';
import type { RecordDeps } from '../patients/service.ts';
import { chooseArticles, readChoices } from './choices.ts';
import { makeArticlesReader } from './service.ts';

type ArticlesDeps = RecordDeps & { readonly cachedAnswers: CachedAnswers };

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
  serve(app, articlesEndpoints.readChoices, ({ record }) => readChoices(deps, record()));
  serve(app, articlesEndpoints.choose, ({ record, body }) => chooseArticles(deps, record(), body));
}
