import { readFileSync } from 'node:fs';

/** Undefined for a file that is not there or not ours to read. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
