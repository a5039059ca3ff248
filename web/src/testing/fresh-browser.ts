import { vi } from 'vitest';
import { clearEverything } from '../lib/browser-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Empty storages and a navigator without Web Locks; returns the local storage. */
export function freshBrowser(): MemoryStorage {
  const local = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {});
  clearEverything();
  return local;
}
