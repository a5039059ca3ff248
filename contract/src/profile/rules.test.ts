import { describe, expect, it } from 'vitest';
import { clientErrors } from '../texts/client-errors.ts';
import { profileFetchProblem } from './rules.ts';

describe('§5 profile fetch', () => {
  it('is for patients with an id', () => {
    expect(profileFetchProblem({ id: '1', user_type: 'patient' })).toBeNull();
    expect(profileFetchProblem({ id: '1', user_type: 'administrator' })).toBe(
      clientErrors.profileForPatientsOnly,
    );
  });

  it.each([null, undefined, {}, { id: '', user_type: 'administrator' }, { user_type: 'patient' }])(
    'names the missing id first: %o',
    (user) => {
      expect(profileFetchProblem(user)).toBe(clientErrors.profileWithoutUserId);
    },
  );
});
