import { clearedOnLogout, storageKeys } from '@caretrail/contract/browser-storage-keys';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  clearEverything,
  clearSession,
  clearTokensAndUser,
  copyDatabase,
  draftKeyDatabase,
  onStorageChange,
  readFlag,
  readForTab,
  readStored,
  readUser,
  writeForTab,
  writeStored,
  writeUser,
} from './browser-storage.ts';
import { waitingDatabase } from './waiting-database.ts';

let local: MemoryStorage;
let session: MemoryStorage;

beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  clearEverything();
});

describe('§3 browser storage', () => {
  it('keeps a value under the name of the specification', () => {
    writeStored(storageKeys.accessToken, 'a');
    expect(local.items.get('access_token')).toBe('a');
    expect(readStored(storageKeys.accessToken)).toBe('a');
  });

  it.each([
    ['full', (storage: MemoryStorage) => (storage.isFull = true)],
    ['blocked', (storage: MemoryStorage) => (storage.isBlocked = true)],
  ])('goes on in this tab when storage is %s', (_, spoil) => {
    spoil(local);
    writeStored(storageKeys.accessToken, 'a');
    expect(readStored(storageKeys.accessToken)).toBe('a');
    clearSession();
    expect(readStored(storageKeys.accessToken)).toBeNull();
  });

  it.each(['no json', '{}', '{"id":"1"}', 'null', '[]'])(
    'user data %s counts as absent',
    (text) => {
      local.items.set('user_data', text);
      expect(readUser()).toBeNull();
    },
  );

  it('gives back the user that was written', () => {
    writeUser(aUser());
    expect(readUser()).toEqual(aUser());
  });

  it('§2.3 only the word true is a set flag', () => {
    local.items.set('preboarding_completed', '1');
    expect(readFlag(storageKeys.preboardingCompleted)).toBe(false);
    local.items.set('preboarding_completed', 'true');
    expect(readFlag(storageKeys.preboardingCompleted)).toBe(true);
  });
});

describe('§4.1 clearing', () => {
  let deleted: string[];
  beforeEach(() => {
    for (const key of Object.values(storageKeys)) local.items.set(key, 'x');
    session.items.set('anything', 'x');
    session.items.set(storageKeys.drafts, 'x');
    deleted = [];
    vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  });

  it('a logout leaves only what belongs to the device', () => {
    clearSession();
    expect([...local.items.keys()]).toEqual([
      storageKeys.cookieConsent,
      storageKeys.cookieConsentDate,
      storageKeys.articlesDisplayMode,
      storageKeys.sidebarCollapsed,
      storageKeys.comfort,
      storageKeys.scroll,
      storageKeys.keptHere,
      storageKeys.installHint,
      // Of the tab: it is opened with the wrong account first, and answered with the invited one.
      storageKeys.invitation,
      storageKeys.emergencyCard,
    ]);
    expect(clearedOnLogout).toContain(storageKeys.accessToken);
  });

  it.each([
    ['a logout', () => clearSession()],
    ['a failed refresh', clearTokensAndUser],
    ['a full reset', clearEverything],
  ])(
    '%s takes the unsaved input of forms and the copy of the record, with the keys that could read them',
    (_, clear) => {
      clear();
      expect(session.items.has(storageKeys.drafts)).toBe(false);
      expect(deleted.slice(0, 2)).toEqual([draftKeyDatabase, copyDatabase]);
      // What waits to be sent outlives a session: only a sign-out that said so removes it.
      expect(deleted.slice(2)).toEqual(clear === clearEverything ? [waitingDatabase] : []);
    },
  );

  it('a failed refresh takes tokens and user data', () => {
    clearTokensAndUser();
    expect(readStored(storageKeys.accessToken)).toBeNull();
    expect(readStored(storageKeys.refreshToken)).toBeNull();
    expect(readStored(storageKeys.userData)).toBeNull();
    expect(readStored(storageKeys.patientData)).toBeNull();
    expect(readStored(storageKeys.preboardingData)).toBe('x');
  });

  it('what is kept for the tab is in the session storage alone', () => {
    const kept = [...local.items];
    writeForTab(storageKeys.scroll, '[]');
    expect(readForTab(storageKeys.scroll)).toBe('[]');
    expect(session.items.get(storageKeys.scroll)).toBe('[]');
    expect([...local.items]).toEqual(kept);
  });

  it('a full reset clears all local and session storage', () => {
    clearEverything();
    expect(local.items.size + session.items.size).toBe(0);
  });
});

describe('§4.1 two tabs', () => {
  it('tells of our keys and of a clearing, until stopped', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const listener = vi.fn();
    const stop = onStorageChange(listener);
    const say = (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    say('access_token');
    say('something_else');
    say(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    say('access_token');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('with the session goes what an installed app holds beside it', () => {
  it.each([
    ['a sign-out', clearSession],
    ['the end of the session', clearTokensAndUser],
    ['a full reset', clearEverything],
  ])(
    '%s removes shared files and the number on the icon, and leaves the files of the app',
    async (_, clear) => {
      const caches = new FakeCaches();
      await caches.open('caretrail-shared');
      await caches.open('caretrail-app-1');
      const clearAppBadge = vi.fn(async () => undefined);
      vi.stubGlobal('caches', caches);
      vi.stubGlobal('navigator', { clearAppBadge });
      clear();
      expect(await caches.keys()).toEqual(['caretrail-app-1']);
      expect(clearAppBadge).toHaveBeenCalledOnce();
    },
  );
});
