import { beforeEach, describe, expect, it } from 'vitest';
import { type AppThunk, makeStore } from '../app/store.ts';
import { toastShown } from '../shell/toast-slice.ts';
import { aUser } from '../testing/a-user.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { loggedOut } from './logout.ts';
import { beginSession, passSecondFactor } from './sign-in-steps.ts';

const another = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f';
const tokens = (id = aUser().id) => ({ access: 'a', refresh: 'r', user: aUser({ id }) });

beforeEach(() => void freshBrowser());

/** A call that shows a toast after its answer, and then makes another call. */
function aCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const follow: AppThunk = async (dispatch) => void dispatch(toastShown('Followed'));
  const thunk: AppThunk = async (dispatch) => {
    await promise;
    dispatch(toastShown('Answered'));
    await dispatch(follow);
  };
  return { thunk, answer: resolve };
}

describe('§3 §4.1 a call that is answered after its user has signed out', () => {
  const signedIn = () => {
    const store = makeStore();
    store.dispatch(passSecondFactor(tokens()));
    const call = aCall();
    const done = store.dispatch(call.thunk);
    const answered = async () => {
      call.answer();
      await done;
      return store.getState().toast.message;
    };
    return { store, answered };
  };

  it('shows its result while the user is signed in', async () => {
    expect(await signedIn().answered()).toBe('Followed');
  });

  it('shows nothing after a logout', async () => {
    const { store, answered } = signedIn();
    store.dispatch(loggedOut());
    expect(await answered()).toBe(makeStore().getState().toast.message);
  });

  it('shows nothing to another user', async () => {
    const { store, answered } = signedIn();
    store.dispatch(loggedOut());
    store.dispatch(passSecondFactor(tokens(another)));
    expect(await answered()).toBe(makeStore().getState().toast.message);
  });

  it('does not drop a sign-in of another user', () => {
    const { store } = signedIn();
    store.dispatch(beginSession(tokens(another)));
    expect(store.getState().auth.user?.id).toBe(another);
  });
});
