import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { titleOf } from './own-title.ts';

const named = (more: Partial<Parameters<typeof titleOf>[0]>): string =>
  titleOf({ event_type: 'Important Data', title: '', symptoms: [], description: '', ...more });

describe('§3 Important Data without a title', () => {
  it('is named after the symptom', () => {
    expect(named({ symptoms: ['dizziness', ' '], description: 'On the stairs' })).toBe('Dizziness');
    expect(named({ symptoms: ['Dizziness', ' Headache '] })).toBe('Dizziness, Headache');
    const many = named({ symptoms: Array.from({ length: 20 }, () => 'Weakness of the left arm') });
    expect(many.length).toBeLessThanOrEqual(limits.text.title);
    expect(many).toMatch(/^Weakness of the left arm, .+…$/);
  });

  it('is named after the beginning of its note', () => {
    expect(named({ description: ' slept badly\nand long after' })).toBe('Slept badly');
    expect(
      named({ description: 'The new tablets are much larger than the ones I had before' }),
    ).toBe('The new tablets are much larger than the ones I had before');
    expect(
      named({ description: 'The new tablets are much larger than the ones that I had before' }),
    ).toBe('The new tablets are much larger than the ones that I had…');
    expect(named({ description: 'x'.repeat(100) })).toBe(`X${'x'.repeat(58)}…`);
  });

  it('keeps a given title, and has none without symptom and note', () => {
    expect(named({ title: 'A bad day', symptoms: ['Dizziness'] })).toBe('A bad day');
    expect(named({})).toBe('');
    expect(named({ event_type: 'Scan', description: 'Head' })).toBe('');
  });
});
