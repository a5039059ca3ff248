import { describe, expect, it } from 'vitest';
import { withoutMistake } from './form-values.ts';

describe('§4.1 a mistake', () => {
  it('leaves with the change of its own field only', () => {
    const mistakes = { accepted: 'Please accept.', health_data: 'Please agree.' };
    expect(withoutMistake(mistakes, 'accepted')).toEqual({ health_data: 'Please agree.' });
    expect(withoutMistake(mistakes, 'research_contact')).toEqual(mistakes);
  });
});
