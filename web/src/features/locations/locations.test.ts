import { beforeEach, describe, expect, it } from 'vitest';
import { locationsApi } from '../../data/locations.ts';
import { aLocation } from '../../testing/a-location.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deletePlace, restorePlaces } from './thunks.ts';

const place = aLocation();

beforeEach(() => void freshBrowser());

/** A server with one place that can be deleted and restored. */
const placesServer = () => {
  let isThere = true;
  return fakeServer(({ method }) => {
    if (method === 'GET') return { status: 200, body: { data: isThere ? [place] : [] } };
    isThere = method === 'POST';
    return isThere ? { status: 200, body: place } : { status: 204 };
  });
};

describe('a place that is deleted', () => {
  const setUp = async () => {
    const store = makeAppStore();
    await store.dispatch(locationsApi.endpoints.listPlaces.initiate());
    const known = () => locationsApi.endpoints.listPlaces.select()(store.getState()).data?.data;
    const offered = () => store.getState().locations.deleted.map(({ items }) => items);
    return { store, known, offered };
  };

  it('is gone from the list, and can be restored', async () => {
    placesServer();
    const { store, known, offered } = await setUp();
    expect(await store.dispatch(deletePlace(place))).toBe(true);
    expect([known(), offered()]).toEqual([[], [[{ id: place.id, name: 'Eye clinic' }]]]);
    await store.dispatch(restorePlaces([place.id]));
    expect([known(), offered()]).toEqual([[place], []]);
    expect(store.getState().toast.message).toBe('“Eye clinic” restored');
  });

  it('stays, with a sentence, when the server refuses', async () => {
    fakeServer(({ method }) =>
      method === 'GET'
        ? { status: 200, body: { data: [place] } }
        : { status: 503, body: { code: 'unavailable', detail: 'Not now.', request_id: '1' } },
    );
    const { store, known, offered } = await setUp();
    expect(await store.dispatch(deletePlace(place))).toBe(false);
    expect([known(), offered()]).toEqual([[place], []]);
    expect(store.getState().toast.error).toBe('Not now.');
  });
});
