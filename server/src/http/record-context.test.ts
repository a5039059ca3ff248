import { describe, expect, it } from 'vitest';
import { anonymous, type Principal } from './principal.ts';
import { decideRecord } from './record-context.ts';

const patient: Principal = {
  ...anonymous,
  session: {
    signedIn: true,
    role: 'patient',
    mfaVerified: true,
    termsAccepted: true,
    preboardingCompleted: true,
    hasRecord: true,
    isPrimaryEmail: true,
  },
  userId: 'user',
  sessionId: 'session',
  patientId: 'patient',
  dataVersion: 7,
};

describe('§6 the record that a request acts on', () => {
  it('is the record of the signed-in patient, to read and to write', () => {
    expect(decideRecord(patient)).toEqual({
      userId: 'user',
      patientId: 'patient',
      dataVersion: 7,
      rights: new Set(['read', 'write']),
    });
  });

  it.each<[string, Principal]>([
    ['a signed-out caller', anonymous],
    [
      'an administrator',
      {
        ...patient,
        session: { ...patient.session, role: 'administrator' } as Principal['session'],
      },
    ],
    ['an account without a record', { ...patient, patientId: null }],
  ])('is forbidden to %s', (_, principal) => {
    expect(decideRecord(principal)).toBe('forbidden');
  });
});
