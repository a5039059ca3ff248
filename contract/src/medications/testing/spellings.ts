import fc from 'fast-check';

/** The same strength as somebody else would type it: spaces, case, comma or point. */
export const otherSpelling = (strength: string): fc.Arbitrary<string> =>
  fc
    .record({
      before: fc.constantFrom('', ' ', '\t'),
      between: fc.constantFrom('', ' ', '  ', '\u00A0'),
      isUpper: fc.boolean(),
      point: fc.constantFrom('.', ','),
    })
    .map(({ before, between, isUpper, point }) => {
      const text = `${before}${strength.replace(/\s+/, between).replace(/[.,]/, point)}`;
      return isUpper ? text.toUpperCase() : text;
    });
