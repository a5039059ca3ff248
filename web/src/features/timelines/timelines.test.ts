import { statusFailure } from '@caretrail/contract/http/failure';
import { beforeEach, describe, expect, it } from 'vitest';
import { timelinesApi } from '../../data/timelines.ts';
import { write } from '../../data/write.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { anEvent } from '../../testing/an-event.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { undoExpired } from './slice.ts';
import { deleteEvent, restoreEvents } from './thunks.ts';
import { toastRows } from './toast-rows.ts';
import { selectEvents } from './use-events.ts';

const { listEvents, editEvent, removeEventFile } = timelinesApi.endpoints;
const event = anEvent();
const another = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f';
const file = { params: { eventId: event.id, fileId: event.id } };
const list = { status: 200, body: { data: [] } };

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

describe('§4.3 §7 timelines', () => {
  it('loads the list into data and becomes succeeded', async () => {
    const log = fakeServer(() => list);
    const store = makeAppStore();
    expect(selectEvents(store.getState()).status).toBe('idle');
    const done = store.dispatch(listEvents.initiate());
    expect(selectEvents(store.getState()).status).toBe('loading');
    await done;
    expect(selectEvents(store.getState())).toMatchObject({
      data: { data: [] },
      status: 'succeeded',
      error: null,
    });
    expect(log[0]).toMatchObject({ url: '/api/timelines/events_api_gateway/', method: 'GET' });
  });

  it('§8 fails with the error message', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeAppStore();
    await store.dispatch(listEvents.initiate());
    expect(selectEvents(store.getState())).toMatchObject({ status: 'failed', error: 'Not now.' });
  });

  it('reloads a list that was loading when an event was deleted', async () => {
    const older = Promise.withResolvers<void>();
    const log = fakeServer(async ({ method }) => {
      if (method === 'DELETE') return { status: 204 };
      const isOlder = log.length === 1;
      if (isOlder) await older.promise;
      const title = isOlder ? 'Older' : 'Newer';
      return { status: 200, body: { data: [anEvent({ title })] } };
    });
    const store = makeAppStore();
    void store.dispatch(listEvents.initiate());
    const deleted = store.dispatch(deleteEvent(event));
    older.resolve();
    await deleted;
    const { data } = selectEvents(store.getState());
    expect(data?.data.map(({ title }) => title)).toEqual(['Newer']);
  });
});

describe('§7 §8 the calls of events', () => {
  it('§5 refuses an edit without an id before anything is sent', async () => {
    const log = fakeServer(() => list);
    const store = makeAppStore();
    await store.dispatch(editEvent.initiate({ form: new FormData() }));
    expect(store.getState().toast.error).toBe('Event ID not found in FormData for editing.');
    expect(log).toEqual([]);
  });

  it('reloads the list after a delete and offers an undo', async () => {
    const log = fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : list));
    const store = makeAppStore();
    await store.dispatch(listEvents.initiate());
    await store.dispatch(deleteEvent(event));
    expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/timelines/events_api_gateway/',
      `DELETE /api/timelines/events/${event.id}/delete_api_gateway/`,
      'GET /api/timelines/events_api_gateway/',
    ]);
    expect(store.getState().timelines.deleted).toMatchObject([
      { items: [{ id: event.id, name: 'Visit' }] },
    ]);
    expect(store.getState().toast.message).toBe('Event Deleted Successfully');
  });

  it('no longer offers an undo after it was used', async () => {
    fakeServer(({ method }) => {
      if (method === 'DELETE') return { status: 204 };
      return method === 'POST' ? { status: 200, body: event } : list;
    });
    const store = makeAppStore();
    await store.dispatch(deleteEvent(event));
    await store.dispatch(restoreEvents([event.id]));
    expect(store.getState().timelines.deleted).toEqual([]);
    expect(store.getState().toast.message).toBe('“Visit” restored');
  });

  it('keeps the undo of a first delete after a second one', async () => {
    fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : list));
    const store = makeAppStore();
    await store.dispatch(deleteEvent(event));
    await store.dispatch(deleteEvent(anEvent({ id: another, title: 'Scan' })));
    const titles = () =>
      store.getState().timelines.deleted.flatMap(({ items }) => items.map(({ name }) => name));
    expect(titles()).toEqual(['Visit', 'Scan']);
    store.dispatch(undoExpired([event.id]));
    expect(titles()).toEqual(['Scan']);
  });

  it('shows the error message of a failed delete and offers no undo', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeAppStore();
    await store.dispatch(deleteEvent(event));
    expect(store.getState().toast.error).toBe('Not now.');
    expect(store.getState().timelines.deleted).toEqual([]);
  });

  it('returns the id of a deleted file', async () => {
    fakeServer(({ method }) =>
      method === 'DELETE' ? { status: 200, body: { id: event.id } } : list,
    );
    const store = makeAppStore();
    const answer = await store.dispatch(write(removeEventFile.initiate(file)));
    expect(answer).toEqual({ id: event.id });
    expect(store.getState().toast.message).toBe('File Deleted Successfully');
  });

  it.each([
    ['"In use."', { status: 409, body: 'In use.' }, 'In use.'],
    ['its detail', { status: 404, body: { detail: 'Gone.' } }, 'Gone.'],
    ['nothing', { status: 500 }, statusFailure(500, undefined).message],
  ])('shows the message of a failed file delete with %s', async (_, answer, text) => {
    fakeServer(() => answer);
    const store = makeAppStore();
    await store.dispatch(removeEventFile.initiate(file));
    expect(store.getState().toast.error).toBe(text);
  });
});
