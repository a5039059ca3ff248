import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '../../app/store.ts';
import { aFile } from '../../testing/a-file.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { loadFiles } from './load.ts';
import { binFiles, editFile, keepFile } from './thunks.ts';

beforeEach(() => void freshBrowser());

const [one, two] = [aFile(), aFile({ id: '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f' })];

/** A library of two that knows no change; deletes of the second fail. */
const libraryServer = () =>
  fakeServer(({ method, url }) => {
    if (method === 'PATCH') return { status: 200, body: { ...one, title: 'New' } };
    if (method === 'DELETE') return { status: url.includes(two.id) ? 503 : 204 };
    return { status: 200, body: { data: [one, two] } };
  });
const titles = (store: ReturnType<typeof makeStore>): string[] =>
  store.getState().files.list.map(({ title }) => title);

describe('§3 the files state after a change', () => {
  it('has the change at once, without loading thousands of others again', async () => {
    const log = libraryServer();
    const store = makeStore();
    await store.dispatch(loadFiles());
    await store.dispatch(editFile({ id: one.id, edit: { title: 'New' } }));
    expect(titles(store).toSorted()).toEqual(['Letter.pdf', 'New']);
    expect(log.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('is loaded first where it was not there yet: nobody is shown one file for all', async () => {
    libraryServer();
    const store = makeStore();
    await store.dispatch(keepFile(one));
    expect(store.getState().files).toMatchObject({ status: 'succeeded', list: [one, two] });
  });

  it('lacks what went into the bin, and tells how many did not', async () => {
    libraryServer();
    const store = makeStore();
    await store.dispatch(loadFiles());
    const result = await store.dispatch(binFiles([one.id, two.id]));
    expect(result.payload).toEqual({ gone: [one.id], failed: 1 });
    expect(store.getState().files.list).toEqual([two]);
  });
});
