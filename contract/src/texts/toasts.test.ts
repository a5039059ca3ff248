import { describe, expect, it } from 'vitest';
import { bulkDeleteToast } from './toasts.ts';

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

describe('§7 bulk delete toast', () => {
  it('names one count when nothing failed', () => {
    expect(numbersIn(bulkDeleteToast({ successful: 3, failed: 0 }))).toEqual([3]);
  });

  it('names both counts otherwise', () => {
    expect(numbersIn(bulkDeleteToast({ successful: 2, failed: 1 }))).toEqual([2, 1]);
    expect(numbersIn(bulkDeleteToast({ successful: 0, failed: 4 }))).toEqual([0, 4]);
  });
});
