import { routes } from '@caretrail/contract/access/routes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../../app/store.ts';
import { loggedOut } from '../../../session/logout.ts';
import { passSecondFactor } from '../../../session/sign-in-steps.ts';
import { aUser } from '../../../testing/a-user.ts';
import { freshBrowser } from '../../../testing/fresh-browser.ts';
import { uploadsOf } from './uploads.ts';

const held = new Set<unknown>();

beforeEach(() => {
  freshBrowser();
  held.clear();
  vi.stubGlobal('location', { pathname: routes.filesDocuments.pattern });
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => held.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => held.delete(listener));
});

/** Somebody signed in, with a file on its way that is not even looked at yet. */
function sending() {
  const store = makeStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  const uploads = uploadsOf(store);
  uploads.add([new File(['a'], 'Letter.pdf')]);
  return { store, uploads };
}

describe('files on their way', () => {
  it('belong to the app: another screen finds the same ones', () => {
    const { store } = sending();
    expect(uploadsOf(store).list()).toMatchObject([{ name: 'Letter.pdf' }]);
  });

  it('hold the tab, and end with the session', () => {
    const { store, uploads } = sending();
    expect([uploads.isUnderWay(), held.size]).toEqual([true, 1]);
    store.dispatch(loggedOut());
    expect([uploads.list(), held.size]).toEqual([[], 0]);
  });
});
