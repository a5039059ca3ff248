import { english, type LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { languagesAccepted, matchLanguage } from '@caretrail/contract/i18n/match-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLanguage } from './current.ts';
import { offeredLanguages } from './offered-languages.ts';

/** The best of what it accepts, else English. */
export const languageOfRequest = ({ headers }: FastifyRequest): LanguageFacts =>
  matchLanguage(languagesAccepted(headers['accept-language'] ?? ''), offeredLanguages) ?? english;

/** Refusals and all else that a response says are in the language that the request asks for. */
export function speakLanguageOfRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    inLanguage(languageOfRequest(request), done);
  });
  // A body is read by events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    inLanguage(languageOfRequest(request), done);
  });
}
