import { describe, expect, it } from 'vitest';
import { withoutError } from './form-values.ts';

describe('§4.1 a mistake', () => {
  it('leaves with the change of its own field only', () => {
    const errors = { accepted: 'Please accept.', health_data: 'Please agree.' };
    expect(withoutError(errors, 'accepted')).toEqual({ health_data: 'Please agree.' });
    expect(withoutError(errors, 'research_contact')).toEqual(errors);
  });
});
