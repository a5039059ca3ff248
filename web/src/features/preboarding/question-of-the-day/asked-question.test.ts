import { describe, expect, it } from 'vitest';
import { nextAsked } from './asked-question.ts';

const open = { question: 'people.hospital', ending: null } as const;
const saved = { question: 'people.hospital', ending: 'saved' } as const;

describe('the question of the day on a screen that stays open', () => {
  it('stays until it ends, also when another day has another question or none', () => {
    expect(nextAsked(open, 'you.sex')).toBe(open);
    expect(nextAsked(open, null)).toBe(open);
  });

  it('says how it has ended until there is another question', () => {
    expect(nextAsked(saved, 'people.hospital')).toBe(saved);
    expect(nextAsked(saved, null)).toBe(saved);
    expect(nextAsked(saved, 'you.sex')).toEqual({ question: 'you.sex', ending: null });
  });

  it('appears where none was open', () => {
    const none = { question: null, ending: null };
    expect(nextAsked(none, null)).toBe(none);
    expect(nextAsked(none, 'people.hospital')).toEqual(open);
  });
});
