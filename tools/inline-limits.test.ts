import { limits } from '@caretrail/contract/limits';
import { expect, it } from 'vitest';
import { withLimitsInline } from '../web/build/inline-limits.ts';

const importing = `import { limits } from '../limits.ts';\n`;
const inlined = (code: string): string =>
  withLimitsInline(importing + code).slice(importing.length);

it.each([
  ['a number', 'limits.text.name * 2', `(${limits.text.name}) * 2`],
  ['a text', 'limits.articles.defaultTag', '("Glioblastoma")'],
  [
    'what is read of a value',
    'limits.articles.pageSizes.map(String)',
    '([10,20,50,100,"all"]).map(String)',
  ],
  [
    'a group that is taken apart',
    'const { months } = limits.cookieConsent;',
    'const { months } = ({"months":13,"daysPerMonth":30.44});',
  ],
])('the build writes %s of the limits where it is read', (_, code, expected) => {
  expect(inlined(code)).toBe(expected);
});

it.each([
  ['the limits of something else', 'plan.limits.text.name'],
  ['an address', "import { other } from './limits.ts';"],
  ['a value that there is not', 'limits.none'],
])('the build leaves %s as it is', (_, code) => {
  expect(inlined(code)).toBe(code);
});

it('a module that does not import the limits stays as it is', () => {
  const code = 'const limits = { text: { name: 1 } }; limits.text.name;';
  expect(withLimitsInline(code)).toBe(code);
});
