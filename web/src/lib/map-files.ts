import { address, cells } from './map-data.ts';
import { failureTexts, toError } from './refusal.ts';

const known = new Set(cells.split(' '));
const loads = new Map<string, Promise<unknown>>();

async function load(name: string): Promise<unknown> {
  const response = await fetch(`${address}${name}.json`, { credentials: 'omit' }).catch(
    (error: unknown) => {
      throw toError({ kind: 'no-response', message: failureTexts.noResponse }, error);
    },
  );
  if (!response.ok) throw new Error('A file of the map is gone.');
  return response.json();
}

/** Loads a file of the built-in map once; null for a part of the sea. It comes from our own server. */
export function loadMapFile(name: string): Promise<unknown> {
  if (name.includes('_') && !known.has(name)) return Promise.resolve(null);
  const running = loads.get(name) ?? load(name);
  loads.set(name, running);
  // The next call tries again.
  running.catch(() => loads.delete(name));
  return running;
}
