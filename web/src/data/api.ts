import type { AnswerOf, CallOf, Endpoint } from '@caretrail/contract/http/endpoint';
import { asFailure, type Failure } from '@caretrail/contract/http/failure';
import {
  type BaseQueryFn,
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { AppThunk } from '../app/store.ts';
import { isKeptHere } from '../lib/browser-storage.ts';
import { request } from '../lib/http.ts';
import type { OnProgress, upload as uploadForm } from '../lib/upload.ts';
import { stillHere } from './still-here.ts';
import { type Tag, tags } from './tags.ts';

type ServerCall = {
  readonly endpoint: Endpoint;
  readonly call: object | void;
  readonly parse?: (body: unknown) => unknown;
  /** Whose record, where it is not the one that is open. */
  readonly record?: string;
};

export type WriteOptions = {
  /** The same for the same form or press: a repeated request counts once. */
  readonly idempotencyKey?: string;
  /** For a form with files: how much of it is sent, from 0 to 1. */
  readonly onProgress?: OnProgress;
};

type AnyCall = CallOf<Endpoint> & WriteOptions;

/** The contract's failure as a plain object: the state must be serializable. */
export function plainFailure(thrown: unknown): Failure {
  const failure = asFailure(thrown) ?? { kind: 'unexpected', message: String(thrown) };
  const { kind, message } = failure;
  return kind === 'status'
    ? { kind, message, status: failure.status, body: failure.body }
    : { kind, message };
}

/** Without an answer, where a copy is kept: then a write may wait on this device. */
export const isForLater = (error: Failure): boolean =>
  error.kind === 'no-response' && isKeptHere() === true;

let upload: typeof uploadForm | undefined;

/** How a form is sent with its progress: the data of events brings it, because the first screens send no files. */
export const addUpload = (made: typeof uploadForm): void => {
  upload = made;
};

const callServer: BaseQueryFn<ServerCall, unknown, Failure> = async (
  { endpoint, call, parse, record },
  { signal },
) => {
  const { onProgress, ...parts } = (call ?? {}) as AnyCall;
  const body: unknown = parts.body;
  const isStillHere = stillHere();
  try {
    const answer =
      upload && onProgress && body instanceof FormData
        ? await upload(endpoint, { ...parts, body }, { onProgress, signal })
        : await request<Endpoint, unknown>(endpoint, parts, {
            signal,
            ...(parse && { parse }),
            ...(record !== undefined && { record }),
          });
    // Frozen here, so that Immer does not walk a long list to freeze it.
    return { data: Object.freeze(answer ?? null) };
  } catch (thrown) {
    const error = plainFailure(thrown);
    // Another user or another record since: it waits nowhere, and no copy answers it.
    if (error.kind === 'no-response' && !isStillHere())
      return { error: { kind: 'unexpected', message: error.message } };
    if (!isForLater(error) || signal.aborted || record !== undefined) return { error };
    const { standIn } = await import('./device/stand-in.ts');
    const data = await standIn(endpoint, parts);
    return data === null ? { error } : { data: Object.freeze(data) };
  }
};

/**
 * The cache of server data for the whole app. Each domain adds its calls in its own file in this folder. A logout
 * empties the cache (app/data-layer.ts).
 */
export const api = createApi({
  reducerPath: 'server',
  baseQuery: callServer,
  tagTypes: tags,
  // A screen shows cached data at once, and loads it again.
  refetchOnMountOrArgChange: true,
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});

type Builder = EndpointBuilder<typeof callServer, Tag, 'server'>;
type Answer<E extends Endpoint> = E['answer'] extends null ? null : AnswerOf<E>;
/** The argument is optional for a call without parts. */
type Argument<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? CallOf<E> | void : CallOf<E>;

type ReadOptions = {
  /** Seconds that an answer stays in the cache while no screen uses it. */
  readonly keepUnusedDataFor?: number;
  /** false for a long list: comparing it with the one before takes longer than drawing it. */
  readonly structuralSharing?: boolean;
};

/** A call that reads, and what its answer is about. */
export const reads = <const E extends Endpoint>(
  build: Builder,
  endpoint: E,
  about: readonly Tag[],
  options: ReadOptions = {},
): QueryDefinition<Argument<E>, typeof callServer, Tag, Answer<E>, 'server'> =>
  build.query<Answer<E>, Argument<E>>({
    query: (call) => ({ endpoint, call }),
    providesTags: [...about],
    ...options,
  });

/** The same with a parser of its own in place of the endpoint's schema. */
export const readsBy = <const E extends Endpoint, R>(
  build: Builder,
  endpoint: E,
  about: readonly Tag[],
  parse: (body: unknown) => R,
  options: ReadOptions = {},
): QueryDefinition<Argument<E>, typeof callServer, Tag, R, 'server'> =>
  build.query<R, Argument<E>>({
    query: (call) => ({ endpoint, call, parse }),
    providesTags: [...about],
    ...options,
  });

export type WriteArgument<E extends Endpoint> = Argument<E> & WriteOptions;

/** A refused write makes nothing out of date. */
export const unlessRefused =
  (outdated: readonly Tag[]) =>
  (_: unknown, error: unknown): Tag[] =>
    error === undefined ? [...outdated] : [];

/** A call that changes something, and what it makes out of date. `onDone` puts the answer where it is held. */
export const writes = <const E extends Endpoint>(
  build: Builder,
  endpoint: E,
  outdated: readonly Tag[],
  onDone?: (answer: Answer<E>) => AppThunk<void>,
): MutationDefinition<WriteArgument<E>, typeof callServer, Tag, Answer<E>, 'server'> =>
  build.mutation<Answer<E>, WriteArgument<E>>({
    query: (call) => ({ endpoint, call }),
    invalidatesTags: unlessRefused(outdated),
    ...(onDone && {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done !== null) dispatch(onDone(done.data));
      },
    }),
  });

/** A press on something that may be gone by now: refused, it reloads the same, and the screen shows what is there. */
export const writesOrReloads = <const E extends Endpoint>(
  build: Builder,
  endpoint: E,
  outdated: readonly Tag[],
): MutationDefinition<WriteArgument<E>, typeof callServer, Tag, Answer<E>, 'server'> =>
  build.mutation<Answer<E>, WriteArgument<E>>({
    query: (call) => ({ endpoint, call }),
    // Without an answer there is nothing to load either.
    invalidatesTags: (_, error) => (error?.kind === 'no-response' ? [] : [...outdated]),
  });

/** For data that another device may change: loaded again when the tab becomes visible, then every few minutes. */
export const inSight = {
  pollingInterval: 5 * 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
