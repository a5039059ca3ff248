import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '@caretrail/contract/http/endpoint';
import { limits } from '@caretrail/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { fail } from './fail.ts';
import type { Principal } from './principal.ts';
import { openPartOf, openPartOfInput, openPartOfRefusal } from './open-areas.ts';
import { recordContextOf, type OpenRecord } from './record-context.ts';
import { requestTexts } from './texts.ts';

export type Call<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly principal: Principal;
  /** The record that the call acts on, decided once; refused to callers who have none. */
  record(): OpenRecord;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A handler that has sent its response itself returns the reply. */
export type Answer<E extends Endpoint> =
  | (E['answer'] extends null ? void : AnswerOf<E>)
  | FastifyReply;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/**
 * Registers a route for an endpoint of the contract: checks its audience and input, and strips its response to the
 * schema.
 */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  route(app, endpoint, (request, reply) =>
    handler({
      ...inputOf(endpoint, request, reply),
      body: bodyOf(endpoint, request, request.body),
    }),
  );
}

/** However it was sent. */
export const bodyOf = <const E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  sent: unknown,
): BodyOf<E> => parsed(endpoint.body, openPartOfInput(request, sent), 'invalid_input') as BodyOf<E>;

/** The parts of a call except its body. */
export const inputOf = <const E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Call<E>, 'body'> => {
  let context: OpenRecord | undefined;
  return {
    params: parsed(endpoint.params, request.params, 'not_found') as ParamsOf<E>,
    query: parsed(
      endpoint.query,
      openPartOfInput(request, request.query),
      'invalid_input',
    ) as QueryOf<E>,
    principal: request.principal,
    record: () => (context ??= recordContextOf(request)),
    request,
    reply,
  };
};

/** The route of an endpoint, whichever way its body is read. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<Answer<E>> | Answer<E>,
): void {
  const status = endpoint.status ?? (endpoint.answer === null ? 204 : 200);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    // Before the sign-in, no long body is needed.
    ...(endpoint.audience === 'public' && { bodyLimit: limits.http.publicBodyBytes }),
    handler: async (request, reply) => {
      const answer = await app
        .tellingLedger(request, async () => handle(request, reply))
        .catch((error: unknown) => {
          throw openPartOfRefusal(request, error);
        });
      if (reply.sent || answer === reply) return reply;
      reply.code(status);
      return endpoint.answer === null
        ? reply.send()
        : reply.send(openPartOf(request, stripped(endpoint.answer, answer)));
    },
  });
}

/** A malformed id exists nowhere: the same 404 as for an unknown one. */
function parsed(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  code: 'not_found' | 'invalid_input',
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  if (code === 'not_found') throw fail(code);
  throw fail(code, { fields: sentencesOf(result.error) });
}

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map(String).join('.').slice(0, 200) || 'body';

/** Field path → one sentence. An unknown key is named too: nothing is dropped silently. */
export function sentencesOf(error: z.core.$ZodError): Record<string, string> {
  // Without a prototype, so that a field called `__proto__` is an ordinary key.
  const fields = Object.create(null) as Record<string, string>;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) {
        fields[nameOf([...issue.path, key.slice(0, 80)])] = requestTexts.unknownField;
      }
      continue;
    }
    fields[nameOf(issue.path)] ??=
      issue.message === 'Invalid input' ? requestTexts.wrongValue : issue.message;
  }
  return fields;
}

function stripped(schema: z.ZodMiniType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The answer does not fit its schema at: ${where}`);
}
