import { describe, expect, it } from 'vitest';
import { couldBeOf, isAlike } from './alike-names.ts';

describe('D10 a name that could be read as that of someone else', () => {
  it.each([
    ['as it is', 'Anna Berg'],
    ['in other letters', 'ANNA  berg'],
    ['with a sign that is not seen', 'Anna\u200b Berg'],
    ['with a soft hyphen', 'An\u00adna Berg'],
    ['with Cyrillic letters', '\u0410nna B\u0435rg'],
    ['with Greek letters', '\u0391nna Berg'],
    ['with marks', 'Ánna Bërg'],
    ['in wide letters', '\uff21nna Berg'],
    ['with something after it', 'Anna Berg (home)'],
    ['with an address after another name', 'Ben Ito (anna@example.org)'],
  ])('%s', (_, name) => {
    expect(couldBeOf(name, 'Anna Berg')).toBe(true);
  });

  it('is not one of other letters, or a part of it', () => {
    expect(couldBeOf('Ben Ito', 'Anna Berg')).toBe(false);
    expect(couldBeOf('Anna', 'Anna Berg')).toBe(false);
    expect(couldBeOf('Ben Ito', '…')).toBe(false);
  });

  it('is the same name where only its letters differ', () => {
    expect(isAlike('Bill', 'BiIl')).toBe(true);
    expect(isAlike('Anna Berg', 'Anna Bergmann')).toBe(false);
  });
});
