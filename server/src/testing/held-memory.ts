import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is still held when everything that nobody needs is gone. */
export function heldMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage();
}
