import { describe, expect, it } from 'vitest';
import { ownerOf } from './owner.ts';
import { nobody, type Principal } from './principal.ts';

const patient: Principal = {
  ...nobody,
  session: {
    signedIn: true,
    role: 'patient',
    mfaVerified: true,
    termsAccepted: true,
    preboardingCompleted: true,
    isPrimaryEmail: true,
  },
  userId: 'user',
  sessionId: 'session',
  patientId: 'patient',
};

describe('§6 the owner of a record', () => {
  it('is the patient of the session', () => {
    expect(ownerOf(patient)).toEqual({
      userId: 'user',
      patientId: 'patient',
      sessionId: 'session',
    });
  });

  it.each<[string, Principal]>([
    ['nobody', nobody],
    [
      'an administrator',
      {
        ...patient,
        session: { ...patient.session, role: 'administrator' } as Principal['session'],
      },
    ],
    ['an account without a record', { ...patient, patientId: null }],
  ])('is not %s', (_, principal) => {
    expect(() => ownerOf(principal)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });
});
