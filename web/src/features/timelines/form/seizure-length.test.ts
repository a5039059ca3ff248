import { describe, expect, it } from 'vitest';
import { lengthOf, typedLength } from './seizure-length.ts';

const length = (lengthMinutes: string, lengthSeconds: string) =>
  lengthOf({ lengthMinutes, lengthSeconds });

describe('how long a seizure lasted', () => {
  it.each([
    ['2', '', 120],
    ['1', '40', 100],
    ['', '20', 20],
    ['90', '0', 5400],
    ['', '', null],
    ['0', '0', null],
  ])('is %j minutes and %j seconds', (minutes, seconds, all) => {
    expect(length(minutes, seconds)).toBe(all);
  });

  it.each([
    ['1.5', ''],
    ['-1', ''],
    ['two', ''],
    ['1000', ''],
    ['', '60'],
  ])('is not %j minutes and %j seconds', (minutes, seconds) => {
    expect(length(minutes, seconds)).toBeUndefined();
  });

  it.each([20, 60, 100, 5400, null])('comes back as it was stored: %j', (seconds) => {
    expect(lengthOf(typedLength(seconds))).toBe(seconds);
  });
});
