import { beforeEach, expect, it, vi } from 'vitest';
import { loggedOut } from '../../session/logout.ts';
import { passSecondFactor } from '../../session/sign-in-steps.ts';
import { aFile } from '../../testing/a-file.ts';
import { aUser } from '../../testing/a-user.ts';
import { makeAppStore } from '../../testing/app-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshBrowser } from '../../testing/fresh-browser.ts';
import { drawAndKeep } from './first-pages.ts';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('./preview/draw-first-page.ts', () => ({ drawFirstPage: drawn }));

// However busy the machine is.
const patience = { timeout: 120_000 };

beforeEach(() => {
  freshBrowser();
  drawn.mockReset();
});

it('does not open what still waits to be drawn once its user has signed out', async () => {
  const log = fakeServer(() => ({ status: 204 }));
  const store = makeAppStore();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  const { promise: finished, resolve: finish } = Promise.withResolvers<string>();
  drawn.mockReturnValueOnce(finished);
  const pdf = aFile({ type: 'application/pdf', has_thumbnail: false });
  const first = new Blob(['first']);
  store.dispatch(drawAndKeep(pdf, first));
  store.dispatch(drawAndKeep(pdf, new Blob(['second'])));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce(), patience);
  store.dispatch(loggedOut());
  store.dispatch(
    passSecondFactor({ access: 'b', refresh: 's', user: aUser({ id: 'another person' }) }),
  );
  finish('picture');
  // Drawn after all others.
  const last = new Blob(['of the next user']);
  drawn.mockResolvedValueOnce(null);
  store.dispatch(drawAndKeep(pdf, last));
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith(last), patience);
  expect(drawn.mock.calls).toEqual([[first], [last]]);
  expect(log).toEqual([]);
});
