import type { ErrorBody } from '@caretrail/contract/http/error-body';
import type { ErrorCode } from '@caretrail/contract/texts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFull, isDatabaseUnavailable } from '../db/database-errors.ts';
import { inLanguage } from '../languages/current.ts';
import { languageOfRequest } from '../languages/request-language.ts';
import { FileStoreProblem } from '../ports/file-store.ts';
import { fail, Refusal } from './fail.ts';

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
};

function toApiError(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FileStoreProblem) return fail('unavailable', { retryAfter: 5 });
  if (isDatabaseUnavailable(error)) return fail('unavailable', { retryAfter: 2 });
  if (isDatabaseFull(error)) return fail('no_space');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : codeOfFastify[code];
  if (known) return fail(known);
  // The JSON parser throws a plain SyntaxError with status 400.
  if (statusCode === 400) return fail('unreadable_body');
  return fail('unexpected');
}

/** Only where it happened: a message or a database detail may hold what a patient typed. */
const frames = (error: unknown): string | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
        .join('\n')
    : undefined;

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // A client that disconnects in the middle of a body is no error of ours.
  const refusal = request.raw.readableAborted ? fail('unreadable_body') : toApiError(error);
  if (refusal.status >= 500 && !(error instanceof Refusal)) {
    const { name, code } = error as { name?: string; code?: string };
    request.log.error({ error: { name, code, frames: frames(error) } }, refusal.code);
  }
  const body: ErrorBody & Record<string, unknown> = {
    code: refusal.code,
    detail: inLanguage(languageOfRequest(request), () => refusal.text),
    request_id: request.id,
    ...(refusal.extras.fields && { fields: refusal.extras.fields }),
    ...refusal.extras.body,
  };
  if (refusal.extras.retryAfter !== undefined) {
    reply.header('retry-after', String(Math.ceil(refusal.extras.retryAfter)));
  }
  // Resets what the handler had set before it failed.
  reply.removeHeader('etag');
  reply.code(refusal.status).type('application/json; charset=utf-8').send(body);
}
