import { beforeEach, describe, expect, it } from 'vitest';
import { fileStored, filesApi } from '../../data/files.ts';
import { timelinesApi } from '../../data/timelines.ts';
import { settled } from '../../data/write.ts';
import { listenForToasts } from '../../shell/toast-middleware.ts';
import { aFile } from '../../testing/a-file.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { deleteFiles, restoreFiles } from './thunks.ts';
import { toastRows } from './toast-rows.ts';
import { selectFiles } from './use-files.ts';

beforeEach(() => {
  freshBrowser();
  return listenForToasts(toastRows);
});

type Store = ReturnType<typeof makeAppStore>;
const { listFiles, listBin, editFile, removeFiles } = filesApi.endpoints;

describe('§3 the files state', () => {
  it('holds the library once it is loaded', async () => {
    fakeServer(() => ({ status: 200, body: { data: [] } }));
    const store = makeAppStore();
    const done = store.dispatch(listFiles.initiate());
    expect(selectFiles(store.getState()).status).toBe('loading');
    await done;
    expect(selectFiles(store.getState())).toEqual({ list: [], error: null, status: 'succeeded' });
  });

  it('keeps what went wrong', async () => {
    fakeServer(() => ({ status: 503, body: { detail: 'Not now.' } }));
    const store = makeAppStore();
    await store.dispatch(listFiles.initiate());
    expect(selectFiles(store.getState())).toMatchObject({ status: 'failed', error: 'Not now.' });
  });
});

const [one, two] = [aFile(), aFile({ id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f' })];
const renaming = { params: { id: one.id }, body: { title: 'New' } };

/** A library of two that knows no change; deletes of the second fail. */
const libraryServer = () =>
  fakeServer(({ method, url }) => {
    if (method === 'PATCH') return { status: 200, body: { ...one, title: 'New' } };
    if (method === 'DELETE') return { status: url.includes(two.id) ? 503 : 204 };
    return { status: 200, body: { data: [one, two] } };
  });
const titles = (store: Store): string[] =>
  selectFiles(store.getState()).list.map(({ title }) => title);

describe('§3 the files state after a change', () => {
  it('has the change at once, without loading thousands of others again', async () => {
    const log = libraryServer();
    const store = makeAppStore();
    await store.dispatch(listFiles.initiate());
    await store.dispatch(editFile.initiate(renaming));
    expect(titles(store).toSorted()).toEqual(['Letter.pdf', 'New']);
    expect(log.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('is loaded first if it was not yet: a single file is never shown as the whole list', async () => {
    const log = libraryServer();
    const store = makeAppStore();
    void store.dispatch(listFiles.initiate());
    store.dispatch(fileStored(one));
    await store.dispatch(settled());
    expect(selectFiles(store.getState())).toMatchObject({ status: 'succeeded', list: [one, two] });
    expect(log).toHaveLength(2);
  });

  it('lacks what went into the bin, and tells how many did not', async () => {
    libraryServer();
    const store = makeAppStore();
    await store.dispatch(listFiles.initiate());
    const { data } = await store.dispatch(removeFiles.initiate([one.id, two.id]));
    expect(data).toEqual({ gone: [one.id], failed: 1 });
    expect(selectFiles(store.getState()).list).toEqual([two]);
  });

  it('offers to undo what went into the bin, until it is restored', async () => {
    libraryServer();
    const store = makeAppStore();
    expect(await store.dispatch(deleteFiles([one, two]))).toBe(true);
    const offered = () => store.getState().files.deleted.map(({ items }) => items);
    expect(offered()).toEqual([[{ id: one.id, name: one.title }]]);
    expect(store.getState().toast.error).toContain(
      '1 file moved to the bin, 1 could not be moved.',
    );
    expect(await store.dispatch(restoreFiles([one.id]))).toBe(true);
    expect([offered(), store.getState().toast.message]).toEqual([[], '“New” restored']);
  });

  it('says why nothing went into the bin, and offers nothing', async () => {
    libraryServer();
    const store = makeAppStore();
    expect(await store.dispatch(deleteFiles([two]))).toBe(false);
    expect(store.getState().toast.error).not.toBeNull();
    expect(store.getState().files.deleted).toEqual([]);
  });

  it('makes the events out of date that show the same files', async () => {
    const log = libraryServer();
    const store = makeAppStore();
    await store.dispatch(timelinesApi.endpoints.listEvents.initiate());
    store.dispatch(fileStored(one));
    await store.dispatch(settled());
    expect(log.map(({ url }) => url)).toEqual(Array(2).fill('/api/timelines/events_api_gateway/'));
  });
});

describe('the bin', () => {
  it('is read to its last page, the last deleted first', async () => {
    const [old, last] = [
      aFile({ id: one.id, deleted_at: '2026-03-05T08:00:00Z' }),
      aFile({ id: two.id, deleted_at: '2026-03-06T08:00:00Z' }),
    ];
    const log = fakeServer(({ url }) => ({
      status: 200,
      body: url.includes('cursor') ? { data: [last] } : { data: [old], next_cursor: 'next' },
    }));
    const { data } = await makeAppStore().dispatch(listBin.initiate());
    expect(data).toEqual([last, old]);
    expect(log.map(({ url }) => url.split('?')[1])).toEqual(['bin=true', 'bin=true&cursor=next']);
  });
});
