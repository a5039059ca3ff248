import type * as z from 'zod/mini';
import type { RecordRule } from '../circle/areas.ts';

/**
 * Who may call an endpoint. Each level includes the requirements of the one before it:
 * - `public`: everyone
 * - `aal1`: signed in with the first factor
 * - `aal2`: the second factor passed
 * - `terms`: and the current terms accepted
 * - `member`: everything done, either role
 * - `patient`, `administrator`: everything done, that role only
 */
export const audiences = [
  'public',
  'aal1',
  'aal2',
  'terms',
  'member',
  'patient',
  'administrator',
] as const;
export type Audience = (typeof audiences)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** A call of a patient says which record it acts on, and who else can be allowed to make it. */
type Asked =
  | { readonly audience: 'patient'; readonly record: RecordRule }
  | { readonly audience: Exclude<Audience, 'patient'>; readonly record?: undefined };

/** One call of §7 (or of the calls §7 does not show): the web client, the server and the OpenAPI document all read it. */
export type Endpoint = Asked & {
  readonly method: Method;
  /** As the specification writes it, `{id}` for parameters. Both slash forms answer. */
  readonly path: `/api/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON by default. */
  readonly body?: Schema;
  /** `multipart`: the body's fields arrive as form fields, files in the part `files`. `json-or-multipart`: either. */
  readonly bodyType?: 'json' | 'multipart' | 'json-or-multipart';
  /** `null`: the answer has no body (204, 202). A column absent from the schema never leaves the server. */
  readonly answer: Schema | null;
  /** Status of success; 200 with a body and 204 without, unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** A create, or an edit that adds: takes an Idempotency-Key header, so that a retry does not double it. */
  readonly creates?: true;
  /** Changes nothing, though it is a POST: repeated requests are sent again, because the response may differ. */
  readonly reads?: true;
};

/**
 * Keeps the literal types of an endpoint, so that body, params and answer can be inferred from it.
 * The mark lets the web app leave out calls that a screen does not make.
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;

/** What a caller passes: only the parts that the endpoint declares. */
export type CallOf<E extends Endpoint> = (E extends { params: Schema }
  ? { params: Input<E['params']> }
  : { params?: undefined }) &
  (E extends { query: Schema } ? { query?: Input<E['query']> } : { query?: undefined }) &
  (E extends { body: Schema } ? { body: Input<E['body']> | FormData } : { body?: undefined });

interface FormData {
  append(name: string, value: string): void;
}

/** `/api/x/{id}/` with `{id: 'a b'}` → `/api/x/a%20b/`. A missing parameter is a programming error. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** Both slash forms of a path are one route. */
export const routeKey = (method: string, path: string): string =>
  `${method} ${path.length > 1 ? path.replace(/\/$/, '') : path}`;
