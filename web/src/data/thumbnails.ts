import { filesEndpoints } from '@caretrail/contract/files/endpoints';
import type { AnswerOf, Endpoint } from '@caretrail/contract/http/endpoint';
import type { Failure } from '@caretrail/contract/http/failure';
import { limits } from '@caretrail/contract/limits';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RootState } from '../app/store.ts';
import { selectOwner } from '../session/chosen-record.ts';

/** How long a thumbnail waits for others that become visible at the same time. */
const gatherMs = 40;
/** An address is not used until its last moment: the picture still has to be loaded. */
const spareMs = 30_000;

/** The signed address of a small picture; null for a file that has none. */
export type Thumbnail = { readonly url: string | null; readonly untilMs: number };

type Sent = { readonly data?: unknown; readonly error?: Failure | undefined };
type Call = (asked: { endpoint: Endpoint; call: object }) => Sent | PromiseLike<Sent>;
type Batch = { readonly ids: string[]; readonly sent: Promise<Sent> };

/** By the dispatch of the signed-in user (session/own-calls.ts): two users never share a batch. */
const gathering = new WeakMap<BaseQueryApi['dispatch'], Batch>();

const ownerIn = (state: unknown): string | undefined => selectOwner(state as RootState);

function beginBatch({ dispatch, getState }: BaseQueryApi, call: Call): Batch {
  const ids: string[] = [];
  const owner = ownerIn(getState());
  const send = async (): Promise<Sent> => {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    if (gathering.get(dispatch) === batch) gathering.delete(dispatch);
    // Signed out since, or in another record: the request of one user is never sent as another.
    if (ownerIn(getState()) !== owner) return { error: { kind: 'setup', message: 'Signed out' } };
    return call({ endpoint: filesEndpoints.thumbnails, call: { body: { ids } } });
  };
  const batch = { ids, sent: send() };
  gathering.set(dispatch, batch);
  return batch;
}

/** One call for all thumbnails that become visible together. */
export async function findThumbnail(
  id: string,
  api: BaseQueryApi,
  call: Call,
): Promise<{ data: Thumbnail } | { error: Failure }> {
  const { dispatch } = api;
  const { ids, sent } = gathering.get(dispatch) ?? beginBatch(api, call);
  ids.push(id);
  if (ids.length === limits.files.thumbnailsAtOnce) gathering.delete(dispatch);
  const { data, error } = await sent;
  if (error !== undefined) return { error };
  const links = data as AnswerOf<typeof filesEndpoints.thumbnails>;
  const url = links.data.find((link) => link.id === id)?.url ?? null;
  return { data: { url, untilMs: Date.parse(links.expires_at) - spareMs } };
}
