import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import type { LocationEdit, NewLocation } from '@caretrail/contract/locations/location-body';
import type { CareLocation } from '@caretrail/contract/locations/schema';
import { request } from '../../lib/http.ts';
import { newestOf } from '../../lib/newest-of.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { undoMs } from '../../lib/undo-time.ts';
import { remember, rememberLater } from './memory.ts';

const beginLoad = newestOf();

/** What is known stays while the list is loaded again, or cannot be. */
export async function loadPlaces(): Promise<void> {
  const isNewest = beginLoad();
  const tell = rememberLater();
  remember({ status: 'loading', error: null });
  try {
    const { data } = await request(locationsEndpoints.list);
    if (isNewest()) tell(() => ({ data, status: 'succeeded' }));
  } catch (error) {
    const { text } = refusalOf(error);
    if (isNewest()) tell(() => ({ status: 'failed', error: text }));
  }
}

/** Rejects with what the call threw; else the list is loaded again. */
async function thenLoad<R>(call: Promise<R>): Promise<R> {
  const answer = await call;
  await loadPlaces();
  return answer;
}

/** The same key for the same form: sent again after a lost answer, it makes no second place. */
export function createPlace(body: NewLocation, idempotencyKey: string): Promise<CareLocation> {
  const call = { body, idempotencyKey };
  return thenLoad(request(locationsEndpoints.create, call));
}

export const editPlace = (id: string, body: LocationEdit): Promise<CareLocation> =>
  thenLoad(request(locationsEndpoints.edit, { params: { id }, body }));

export async function deletePlace({ id, name }: Pick<CareLocation, 'id' | 'name'>): Promise<void> {
  const tell = rememberLater();
  await request(locationsEndpoints.remove, { params: { id } });
  const gone = { id, name, untilMs: Date.now() + undoMs };
  tell(({ deleted }) => ({ deleted: [...deleted, gone] }));
  await loadPlaces();
}

/** Brought back, or too late for it. */
export const undoOver = (id: string): void =>
  rememberLater()(({ deleted }) => ({ deleted: deleted.filter((each) => each.id !== id) }));

export const restorePlace = async (id: string): Promise<CareLocation> => {
  const place = await thenLoad(request(locationsEndpoints.restore, { params: { id } }));
  undoOver(id);
  return place;
};
