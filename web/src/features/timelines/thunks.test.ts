import { statusFailure } from '@caretrail/contract/http/failure';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { anEvent } from '../../testing/an-event.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { undoOver } from './slice.ts';
import { deleteEvent, deleteEventFile, editEvent, restoreEvent } from './thunks.ts';
import { toastRows } from './toast-rows.ts';

const event = anEvent();
const another = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f';
const file = { eventId: event.id, fileId: event.id };
const list = { status: 200, body: { data: [] } };

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

describe('§7 §8 the calls of events', () => {
  it('§5 an edit without an id is refused before anything is sent', async () => {
    const log = fakeServer(() => list);
    const store = makeStore();
    await store.dispatch(editEvent({ form: new FormData() }));
    expect(store.getState().toast.error).toBe('Event ID not found in FormData for editing.');
    expect(log).toEqual([]);
  });

  it('a delete loads the list again, and offers to undo it', async () => {
    const log = fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : list));
    const store = makeStore();
    await store.dispatch(deleteEvent(event));
    expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `DELETE /api/timelines/events/${event.id}/delete_api_gateway/`,
      'GET /api/timelines/events_api_gateway/',
    ]);
    expect(store.getState().timelines.deleted).toMatchObject([{ id: event.id, title: 'Visit' }]);
    expect(store.getState().toast.message).toBe('Event Deleted Successfully');
  });

  it('undone, it is no longer offered', async () => {
    fakeServer(({ method }) => {
      if (method === 'DELETE') return { status: 204 };
      return method === 'POST' ? { status: 200, body: event } : list;
    });
    const store = makeStore();
    await store.dispatch(deleteEvent(event));
    await store.dispatch(restoreEvent(event.id));
    expect(store.getState().timelines.deleted).toEqual([]);
    expect(store.getState().toast.message).toBe('“Visit” is back');
  });

  it('a second delete leaves the first one its undo', async () => {
    fakeServer(({ method }) => (method === 'DELETE' ? { status: 204 } : list));
    const store = makeStore();
    await store.dispatch(deleteEvent(event));
    await store.dispatch(deleteEvent(anEvent({ id: another, title: 'Scan' })));
    const titles = () => store.getState().timelines.deleted.map(({ title }) => title);
    expect(titles()).toEqual(['Visit', 'Scan']);
    store.dispatch(undoOver(event.id));
    expect(titles()).toEqual(['Scan']);
  });

  it('a failed delete says the error message, and offers nothing', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeStore();
    await store.dispatch(deleteEvent(event));
    expect(store.getState().toast.error).toBe('Not now.');
    expect(store.getState().timelines.deleted).toEqual([]);
  });

  it('a file delete returns the id of the file', async () => {
    fakeServer(({ method }) =>
      method === 'DELETE' ? { status: 200, body: { id: file.fileId } } : list,
    );
    const store = makeStore();
    const result = await store.dispatch(deleteEventFile(file));
    expect(result.payload).toBe(file.fileId);
    expect(store.getState().toast.message).toBe('File Deleted Successfully');
  });

  it.each([
    ['"In use."', { status: 409, body: 'In use.' }, 'In use.'],
    ['its detail', { status: 404, body: { detail: 'Gone.' } }, 'Gone.'],
    ['nothing', { status: 500 }, statusFailure(500, undefined).message],
  ])('a failed file delete that answers %s says so', async (_, answer, text) => {
    fakeServer(() => answer);
    const store = makeStore();
    await store.dispatch(deleteEventFile(file));
    expect(store.getState().toast.error).toBe(text);
  });
});
