import { describe, expect, it } from 'vitest';
import {
  registrationCleared,
  registrationEmailSet,
  registrationReducer,
} from './registration-slice.ts';

describe('§3 registration', () => {
  it('holds only an email, cleared on request', () => {
    const state = registrationReducer(undefined, registrationEmailSet('ada@example.org'));
    expect(state).toEqual({ email: 'ada@example.org' });
    expect(registrationReducer(state, registrationCleared())).toEqual({ email: null });
  });
});
