import { vi } from 'vitest';
import { clearEverything } from '../lib/browser-storage.ts';
import { connection } from '../lib/connection.ts';
import { MemoryStorage } from './memory-storage.ts';

/** Empty storages, a navigator without Web Locks, and nothing known of the connection; returns the local storage. */
export function freshBrowser(): MemoryStorage {
  const local = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {});
  for (const known of Object.keys(connection)) delete connection[known as keyof typeof connection];
  clearEverything();
  return local;
}
