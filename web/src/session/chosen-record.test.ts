import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { dashboardEndpoints } from '@caretrail/contract/dashboard/endpoints';
import { remindersEndpoints } from '@caretrail/contract/reminders/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AppThunk, makeStore } from '../app/store.ts';
import { isKeptHere, writeStored } from '../lib/browser-storage.ts';
import { type ChosenRecord, chosenHere } from '../lib/chosen-record.ts';
import { connection } from '../lib/connection.ts';
import { hide, reveal } from '../lib/hidden-state.ts';
import { request } from '../lib/http.ts';
import { documentTitle } from '../lib/use-document-title.ts';
import { toastShown } from '../shell/toast-slice.ts';
import { aUser } from '../testing/a-user.ts';
import { makeAppStore } from '../testing/app-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { canIn, recordChosen, recordEnded, restoreRecord } from './chosen-record.ts';
import { loggedOut } from './logout.ts';
import { draftKept } from './profile-slice.ts';
import { passSecondFactor } from './sign-in-steps.ts';

const robin: ChosenRecord = {
  id: '0190a0a0-0000-7000-8000-00000000000a',
  name: 'Robin Demo',
  areas: ['medication'],
  role: 'helper',
};
const another = '0192f0c1-7a4e-7c3a-9b1d-3f2a5b6c7d8f';

function signedIn(make: typeof makeStore = makeAppStore) {
  const store = make();
  store.dispatch(passSecondFactor({ access: 'a', refresh: 'r', user: aUser() }));
  // As the sign-in of this user has left it.
  writeStored(storageKeys.userData, JSON.stringify(aUser()));
  return store;
}

beforeEach(() => {
  freshBrowser();
  const forget = (): void => void (chosenHere.record = null);
  forget();
  // Other files run in the same worker.
  return forget;
});

describe('D9 the record that a tab shows', () => {
  it('travels with each request that can be about it, and with no other', async () => {
    const log = fakeServer(() => ({ status: 204 }));
    const store = signedIn();
    const sent = async () => {
      log.length = 0;
      await request(dashboardEndpoints.read, undefined, { parse: () => null });
      await request(remindersEndpoints.read, undefined, { parse: () => null });
      await request(authEndpoints.logout);
      return log.map(({ headers }) => headers.get('Caretrail-Record'));
    };
    expect(await sent()).toEqual([null, null, null]);
    store.dispatch(recordChosen(robin));
    expect(await sent()).toEqual([robin.id, null, null]);
    await request(dashboardEndpoints.read, undefined, { parse: () => null, record: null });
    expect(log.at(-1)?.headers.get('Caretrail-Record')).toBeNull();
    store.dispatch(recordChosen(null));
    expect(await sent()).toEqual([null, null, null]);
  });

  it('is the same after a reload, for the same user only', () => {
    const store = signedIn();
    store.dispatch(recordChosen(robin));
    expect(restoreRecord().chosen).toEqual(robin);
    expect(makeStore().getState().record.chosen).toEqual(robin);
    writeStored(storageKeys.userData, JSON.stringify(aUser({ id: another })));
    expect(restoreRecord().chosen).toBeNull();
  });

  it('is forgotten at a logout and when the access ends', () => {
    const store = signedIn();
    for (const end of [loggedOut(), recordEnded(), recordChosen(null)]) {
      store.dispatch(recordChosen(robin));
      store.dispatch(end);
      expect(chosenHere.record).toBeNull();
      expect(sessionStorage.getItem(storageKeys.record)).toBeNull();
    }
    store.dispatch(recordChosen(robin));
    store.dispatch(recordEnded());
    expect(store.getState().record).toMatchObject({ chosen: null, ended: 'Robin Demo' });
  });

  it.each([
    ['another is opened', recordChosen(robin)],
    ['the access ends', recordEnded()],
  ])('leaves nothing loaded or typed in memory when %s', (_, action) => {
    const store = signedIn();
    store.dispatch(draftKept({ part: 'you', draft: { name: 'canary' } }));
    store.dispatch(toastShown('canary'));
    const reference = hide('canary');
    store.dispatch(action);
    expect(JSON.stringify(store.getState())).not.toContain('canary');
    expect(reveal(reference)).toBe('');
    expect(store.getState().auth.user?.id).toBe(aUser().id);
  });

  it('drops what a call of the record before dispatches after the switch', async () => {
    const store = signedIn(makeStore);
    const { promise, resolve } = Promise.withResolvers<void>();
    const call: AppThunk = async (dispatch) => {
      await promise;
      dispatch(toastShown('canary'));
    };
    const done = store.dispatch(call);
    store.dispatch(recordChosen(robin));
    resolve();
    await done;
    expect(store.getState().toast.message).not.toBe('canary');
  });

  it('keeps nothing of it on the device', () => {
    const store = signedIn();
    writeStored(storageKeys.keptHere, `yes ${aUser().id}`);
    expect(isKeptHere()).toBe(true);
    store.dispatch(recordChosen(robin));
    expect(isKeptHere()).toBe(false);
  });

  it('is named in the title', () => {
    const store = signedIn();
    expect(documentTitle('Medications')).toBe('Medications · Caretrail');
    store.dispatch(recordChosen(robin));
    expect(documentTitle('Medications')).toBe('Robin Demo: Medications · Caretrail');
  });

  it('tells of a refusal in it', async () => {
    fakeServer(() => ({ status: 403, body: { code: 'forbidden', detail: '' } }));
    const store = signedIn();
    let told = 0;
    connection.onForbidden = () => (told += 1);
    await request(dashboardEndpoints.read).catch(() => undefined);
    store.dispatch(recordChosen(robin));
    await request(dashboardEndpoints.read).catch(() => undefined);
    delete connection.onForbidden;
    expect(told).toBe(1);
  });
});

it('D8 the rights follow the role and the areas', () => {
  const of = (role: ChosenRecord['role']) =>
    (['read', 'add', 'change', 'manage'] as const).filter((act) =>
      canIn({ ...robin, role }, act, 'medication'),
    );
  expect(of('viewer')).toEqual(['read']);
  expect(of('helper')).toEqual(['read', 'add', 'change']);
  expect(of('manager')).toEqual(['read', 'add', 'change', 'manage']);
  expect(canIn({ ...robin, role: 'manager' }, 'read', 'diary')).toBe(false);
  expect(canIn(null, 'manage', 'diary')).toBe(true);
});
