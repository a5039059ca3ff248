import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { expect, it } from 'vitest';
import { beside, whatItIs } from './what-it-is.tsx';

const readOf = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../..', file), 'utf8');

it('the first paint says what the sign-in page says, in the same place', async () => {
  const page = (await readOf('index.html')).replaceAll(/\s+/g, ' ');
  expect(page).toContain(`> ${whatItIs} <`);
  const [, classes = ''] = /class="(hidden [^"]+)"/.exec(page) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(beside.split(' ')));
});

it('who is signed in is not told it: the script before the first paint looks for the token', async () => {
  expect(await readOf('public/comfort.js')).toContain(`getItem('${storageKeys.accessToken}')`);
});
