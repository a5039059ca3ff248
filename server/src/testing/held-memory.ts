import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The memory in use after garbage collection. */
export function heldMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage();
}
