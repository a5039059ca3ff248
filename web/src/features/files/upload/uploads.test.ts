import { routes } from '@caretrail/contract/access/routes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filesApi } from '../../../data/files.ts';
import { loggedOut } from '../../../session/logout.ts';
import { passSecondFactor } from '../../../session/sign-in-steps.ts';
import { aFile } from '../../../testing/a-file.ts';
import { aUser } from '../../../testing/a-user.ts';
import { makeAppStore } from '../../../testing/app-store.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { freshBrowser } from '../../../testing/fresh-browser.ts';
import { selectFiles } from '../use-files.ts';
import { uploadsOf } from './uploads.ts';

const held = new Set<unknown>();

/** A line on which nothing ever arrives. */
class SilentCall extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = (): void => undefined;
  readonly setRequestHeader = (): void => undefined;
  readonly send = (): void => undefined;
  readonly abort = (): boolean => this.dispatchEvent(new Event('abort'));
}

beforeEach(() => {
  freshBrowser();
  held.clear();
  vi.stubGlobal('XMLHttpRequest', SilentCall);
  vi.stubGlobal('location', { pathname: routes.filesDocuments.pattern });
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => held.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => held.delete(listener));
});

/** A person signed in, with a file on its way that is not even looked at yet. */
function sending() {
  fakeServer(() => ({ status: 200, body: { data: [aFile()] } }));
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  const uploads = uploadsOf(store);
  uploads.add([new File(['a'], 'Letter.pdf')]);
  return { store, uploads };
}

describe('files on their way', () => {
  it('belong to the app: another screen finds the same ones', () => {
    const { store, uploads } = sending();
    expect(uploadsOf(store).list()).toMatchObject([{ name: 'Letter.pdf' }]);
    uploads.end();
  });

  it('hold the tab, and end with the session', () => {
    const { store, uploads } = sending();
    expect([uploads.isUnderWay(), held.size]).toEqual([true, 1]);
    store.dispatch(loggedOut());
    expect([uploads.list(), held.size]).toEqual([[], 0]);
  });

  it('keep the library loaded until the last one is over', async () => {
    const { store, uploads } = sending();
    const library = () => selectFiles(store.getState());
    await expect.poll(library).toMatchObject({ list: [aFile()], status: 'succeeded' });
    store.dispatch(filesApi.util.invalidateTags(['files']));
    expect(library().status).toBe('loading');
    await expect.poll(library).toMatchObject({ status: 'succeeded' });
    uploads.end();
    store.dispatch(filesApi.util.invalidateTags(['files']));
    expect(library()).toMatchObject({ list: [], status: 'idle' });
  });
});
