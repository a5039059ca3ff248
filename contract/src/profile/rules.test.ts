import { describe, expect, it } from 'vitest';
import { clientErrors } from '../texts/client-errors.ts';
import { birthDateProblem, profileFetchProblem } from './rules.ts';

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

describe('§3 birth date', () => {
  it.each(['1900-01-01', '1971-03-05', '2026-11-15'])('may be %s', (day) => {
    expect(birthDateProblem(day, '2026-11-15')).toBeNull();
  });

  it.each(['0001-01-01', '1899-12-31', '2026-11-16', '9999-12-31'])('may not be %s', (day) => {
    expect(birthDateProblem(day, '2026-11-15')).not.toBeNull();
  });
});
