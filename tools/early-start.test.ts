import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { expect, it, vi } from 'vitest';
import { earlyFacts } from '../web/build/early-start.ts';

const script = readFileSync(new URL('../web/public/early.js', import.meta.url), 'utf8');
const call = '/api/dashboard_api_gateway/';
const signedIn = new Map<string, string>([
  [storageKeys.accessToken, 'token'],
  [storageKeys.userData, '{"user_type":"patient"}'],
  [storageKeys.mfaVerified, 'true'],
  [storageKeys.preboardingCompleted, 'true'],
]);

/** What the script asks for on the dashboard, with this in the storage of the browser. */
function askedWith(stored: ReadonlyMap<string, string>) {
  const fetched = vi.fn(() => Promise.resolve());
  const screens = { '/dashboard': { files: [], calls: [call] } };
  const early = JSON.stringify({ ...earlyFacts('de'), screens, away: [] });
  runInNewContext(script, {
    document: { currentScript: { dataset: { early } } },
    location: { pathname: '/dashboard', search: '' },
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
    window: {},
    AbortController,
    setTimeout: () => 0,
    fetch: fetched,
  });
  return fetched.mock.calls;
}

it('a patient’s screen is asked for early, with the token of the session', () => {
  const headers = { 'Accept-Language': 'de', Authorization: 'Bearer token' };
  expect(askedWith(signedIn)).toMatchObject([[call, { headers }]]);
});

it.each([...signedIn.keys()])('nothing is asked for early without %s', (key) => {
  const others = new Map([...signedIn].filter(([other]) => other !== key));
  expect(askedWith(others)).toEqual([]);
});

it('the keys of the storage come from the build: the script names none', () => {
  expect([...signedIn.keys()].filter((key) => script.includes(`'${key}'`))).toEqual([]);
});
