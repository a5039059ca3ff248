import { appendFileSync, readFileSync } from 'node:fs';

/** Names the file in which the workers of one run tell each other; the global set-up makes it and takes it away. */
export const looksVariable = 'CARETRAIL_E2E_LOOKS';

const file = (): string => process.env[looksVariable] ?? '';

/** Looks of text whose contrast was found to be enough, by any worker of this run. */
export const cleanLooks = {
  without: (looks: readonly string[]): string[] => {
    const known = new Set(readFileSync(file(), 'utf8').split('\n'));
    return looks.filter((look) => !known.has(look));
  },
  add: (looks: readonly string[]): void =>
    appendFileSync(file(), looks.map((look) => `${look}\n`).join('')),
};
