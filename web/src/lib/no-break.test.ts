import { describe, expect, it } from 'vitest';
import { noBreak } from './no-break.ts';

describe('text with numbers', () => {
  it.each([
    ['3 × 2 mg (6 mg)', '3~×~2~mg (6~mg)'],
    ['1 × 750 mg and 2 × 20 mg', '1~×~750~mg and 2~×~20~mg'],
    ['Tuesday 17 November', 'Tuesday 17~November'],
    ['Dienstag, 17. November', 'Dienstag, 17.~November'],
    ['one spoon', 'one spoon'],
  ])('keeps the numbers of “%s” with what they count', (text, kept) => {
    expect(noBreak(text)).toBe(kept.replaceAll('~', '\u00a0'));
  });
});
