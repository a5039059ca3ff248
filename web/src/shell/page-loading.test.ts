import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import beforeFirstPaint from '../../public/comfort.js?raw';
import { beside } from './page-loading.tsx';
import { pageTexts } from './page-texts.ts';

it('the first paint says what the sign-in page says, in the same place', () => {
  const html = page.replaceAll(/\s+/g, ' ');
  expect(html).toContain('>%lead%<');
  const filled = [...html.matchAll(/%(\w+)%/g)].map(([, key]) => key);
  expect(new Set(filled)).toEqual(new Set(Object.keys(pageTexts)));
  const [, classes = ''] = /class="(hidden [^"]+)"/.exec(html) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(beside.split(' ')));
});

it('who is signed in is not told it: the script before the first paint looks for the token', () => {
  expect(beforeFirstPaint).toContain(`getItem('${storageKeys.accessToken}')`);
});
