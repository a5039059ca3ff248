import { describe, expect, it } from 'vitest';
import { formatChosen } from './format-chosen.ts';

const options = [
  { value: 'Scan', label: 'Scan' },
  { value: 'Tests', label: 'Test' },
  { value: 'Rehab', label: 'Rehab' },
];

describe('§5 what a select shows as chosen', () => {
  it('has nothing to say of nothing', () => {
    expect(formatChosen(options, [])).toBe('');
  });

  it('names up to two by their labels, in the order of the list', () => {
    expect(formatChosen(options, ['Rehab'])).toBe('Rehab');
    expect(formatChosen(options, ['Tests', 'Scan'])).toBe('Scan, Test');
  });

  it('counts more than two', () => {
    expect(formatChosen(options, ['Rehab', 'Tests', 'Scan'])).toBe('3 selected');
  });

  it('leaves out a value that is no longer offered', () => {
    expect(formatChosen(options, ['Scan', 'Gone'])).toBe('Scan');
  });
});
