import { appendFileSync, readFileSync } from 'node:fs';

/** Names the file through which the workers of one run share results; the global set-up creates and removes it. */
export const looksVariable = 'CARETRAIL_E2E_LOOKS';

const file = (): string => process.env[looksVariable] ?? '';

/** Styles of text whose contrast was found to be sufficient, by any worker of this run. */
export const cleanLooks = {
  without: (looks: readonly string[]): string[] => {
    const known = new Set(readFileSync(file(), 'utf8').split('\n'));
    return looks.filter((look) => !known.has(look));
  },
  add: (looks: readonly string[]): void =>
    appendFileSync(file(), looks.map((look) => `${look}\n`).join('')),
};
