import { describe, expect, it } from 'vitest';
import { chosenWords } from './chosen-words.ts';

const options = [
  { value: 'Scan', label: 'Scan' },
  { value: 'Tests', label: 'Test' },
  { value: 'Rehab', label: 'Rehab' },
];

describe('§5 what a select shows as chosen', () => {
  it('has nothing to say of nothing', () => {
    expect(chosenWords(options, [])).toBe('');
  });

  it('names up to two by their labels, in the order of the list', () => {
    expect(chosenWords(options, ['Rehab'])).toBe('Rehab');
    expect(chosenWords(options, ['Tests', 'Scan'])).toBe('Scan, Test');
  });

  it('counts more than two', () => {
    expect(chosenWords(options, ['Rehab', 'Tests', 'Scan'])).toBe('3 chosen');
  });

  it('leaves out a value that is no longer offered', () => {
    expect(chosenWords(options, ['Scan', 'Gone'])).toBe('Scan');
  });
});
