import { deviceInWords } from '@caretrail/contract/account/device';
import { expect, it } from 'vitest';
import { inLanguage, languageOfTag } from '../languages/current.ts';

it.each([
  ['Firefox on Linux', 'Firefox on Linux', 'Firefox auf Linux'],
  ['Samsung Internet on Android', 'Samsung Internet on Android', 'Samsung Internet auf Android'],
  ['Safari', 'Safari', 'Safari'],
  [null, null, null],
])('shows %s in the language of the reader', (kept, english, german) => {
  expect(deviceInWords(kept)).toBe(english);
  expect(inLanguage(languageOfTag('de'), () => deviceInWords(kept))).toBe(german);
});
