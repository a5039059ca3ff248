import { describe, expect, it } from 'vitest';
import { doseStates, doseStatus } from './doses.ts';
import { isAnswer, isAnswered, isAnsweredState } from './is-answered.ts';

describe('§3 a dose is open or answered', () => {
  it('is answered by an entry that says taken or skipped', () => {
    expect(doseStatus.options.filter((status) => isAnswer({ status }))).toEqual([
      'taken',
      'skipped',
    ]);
    expect(isAnswered({ log: { status: 'skipped' } })).toBe(true);
  });

  it('is open without an entry, and again when its entry was undone', () => {
    expect(isAnswer(null)).toBe(false);
    expect(isAnswer(undefined)).toBe(false);
    expect(isAnswered({ log: null })).toBe(false);
    expect(isAnswered({ log: { status: 'cleared' } })).toBe(false);
  });

  it('is open in every state that comes from the clock or the plan', () => {
    expect(doseStates.filter(isAnsweredState)).toEqual(['taken', 'skipped']);
  });
});
