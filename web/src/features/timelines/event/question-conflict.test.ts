import { describe, expect, it } from 'vitest';
import { afterConflict } from './question-conflict.ts';

const seen = ['How long?'];

describe('a question for an event that was saved somewhere else', () => {
  it('is sent again where only other fields have changed', () => {
    expect(afterConflict('May I drive?', seen, ['How long?'])).toBe('again');
    expect(afterConflict('May I drive?', [], [])).toBe('again');
  });

  it('is not sent twice where only the answer was lost', () => {
    expect(afterConflict('May I drive?', seen, ['How long?', 'May I drive?'])).toBe('saved');
  });

  it('asks which version to keep where the questions have changed', () => {
    expect(afterConflict('May I drive?', seen, ['How long?', 'What next?'])).toBe('ask');
    expect(afterConflict('May I drive?', seen, [])).toBe('ask');
  });
});
