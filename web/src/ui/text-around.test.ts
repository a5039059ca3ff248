import { describe, expect, it } from 'vitest';
import { gap, partsAround } from './text-around.tsx';

describe('a text around an element', () => {
  it.each([
    [`Write to ${gap}.`, ['Write to ', '.']],
    [`${gap} is yours`, ['', ' is yours']],
    ['Write to us.', ['Write to us.', '']],
  ])('%s', (text, parts) => {
    expect(partsAround(text)).toEqual(parts);
  });
});
