import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { describe, expect, it } from 'vitest';
import { writeStored, writeUser } from '../lib/browser-storage.ts';
import { aUser } from '../testing/a-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { askDoses, isOfOther, readOneTap } from './one-tap.ts';

const one = 'a'.repeat(22);
const two = 'B_-9'.padEnd(22, 'x');

describe('the address behind a notification', () => {
  it.each([
    ['names one dose', `#t=${one}`, { tokens: [one], act: null }],
    ['names several', `#t=${one},${two}`, { tokens: [one, two], act: null }],
    ['names what was pressed on it', `#t=${one}&act=taken`, { tokens: [one], act: 'taken' }],
    ['names an act that is none', `#t=${one}&act=delete`, { tokens: [one], act: null }],
    ['names a dose twice', `#t=${one},${one}`, { tokens: [one], act: null }],
    [
      'names more than a notification does',
      `#t=${Array.from({ length: 21 }, (_, at) => String(at).padEnd(22, 'x')).join()}`,
      null,
    ],
    ['was cut off', '#t=aaaa', null],
    ['has something else in it', '#t=<script>', null],
    ['is empty', '', null],
  ])('%s', (_, hash, read) => {
    expect(readOneTap(hash)).toEqual(read);
  });
});

describe('what is asked about a reminder', () => {
  it('says who is signed in here, if anyone is, and tells a reminder of another account', async () => {
    freshBrowser();
    const me = aUser();
    const log = fakeServer(({ body }) => ({
      status: 200,
      body: {
        state: 'open',
        sentence: 'Due.',
        is_of_other_account: (body as { account?: string }).account === me.id,
        name: null,
        amount: null,
        at: null,
      },
    }));
    expect(isOfOther(await askDoses([one]))).toBe(false);
    writeStored(storageKeys.accessToken, 'token');
    writeUser(me);
    expect(isOfOther(await askDoses([one]))).toBe(true);
    expect(log.map(({ body }) => body)).toEqual([{ token: one }, { token: one, account: me.id }]);
    expect(log.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  });
});
