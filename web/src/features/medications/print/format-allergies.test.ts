import { describe, expect, it } from 'vitest';
import { formatAllergies } from './format-allergies.ts';

describe('the allergies on the printed list', () => {
  it('are named', () => {
    expect(formatAllergies(['penicillin', 'latex'])).toBe('Allergies: penicillin and latex');
  });

  it('are none only where the person said so', () => {
    expect(formatAllergies([])).toBe('Allergies: none known');
    expect(formatAllergies(undefined)).toBe('Allergies: not entered in the profile');
  });
});
