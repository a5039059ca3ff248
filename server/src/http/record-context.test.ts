import { areas, recordActs } from '@caretrail/contract/circle/areas';
import { describe, expect, it } from 'vitest';
import { anonymous, type GrantedRecord, type Principal } from './principal.ts';
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

const now = new Date('2026-03-05T12:00:00Z');
const doses = { areas: ['medication'], act: 'add' } as const;
const inAnothers = {
  named: 'another',
  granted: {
    grant: {
      id: 'grant',
      version: 2,
      role: 'helper',
      areas: ['medication', 'diary'],
      ends_on: null,
      time_zone: 'UTC',
    },
    helperName: 'Anna Berg',
    dataVersion: 3,
  },
} as const;

describe('§6 the record that a request acts on', () => {
  it('is the record of the signed-in patient, to read and to write', () => {
    const own = {
      userId: 'user',
      patientId: 'patient',
      dataVersion: 7,
      areas: new Set(areas),
      rights: new Set(recordActs),
      grant: null,
    };
    expect(decideRecord(patient, 'own', now)).toEqual(own);
    expect(decideRecord({ ...patient, named: 'patient' }, 'own', now)).toEqual(own);
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
    ['an account without a record', { ...patient, patientId: null, dataVersion: null }],
  ])('is forbidden to %s', (_, principal) => {
    expect(decideRecord(principal, 'own', now)).toBe('forbidden');
  });
});

describe('D9 the record of another patient', () => {
  const helper: Principal = { ...patient, ...inAnothers };

  it('opens as far as the grant of that moment goes', () => {
    const opened = {
      userId: 'user',
      patientId: 'another',
      dataVersion: 3,
      areas: new Set(['medication', 'diary']),
      rights: new Set(['read', 'add', 'change']),
      grant: { id: 'grant', version: 2, name: 'Anna Berg', told: ['medication'] },
    };
    expect(decideRecord(helper, doses, now)).toEqual(opened);
    // Someone who only helps.
    expect(decideRecord({ ...helper, patientId: null, dataVersion: null }, doses, now)).toEqual(
      opened,
    );
  });

  it('never opens without a grant, for what is never delegable, or to another role', () => {
    expect(decideRecord({ ...helper, granted: null }, doses, now)).toBe('forbidden');
    expect(decideRecord(helper, 'own', now)).toBe('forbidden');
    expect(decideRecord(helper, undefined, now)).toBe('forbidden');
    expect(decideRecord(helper, { ...doses, act: 'manage' }, now)).toBe('forbidden');
    expect(decideRecord(helper, { ...doses, areas: ['files'] }, now)).toBe('forbidden');
    const over = { ...helper.granted?.grant, ends_on: '2026-01-01' } as GrantedRecord['grant'];
    const granted = { ...helper.granted, grant: over } as GrantedRecord;
    expect(decideRecord({ ...helper, granted }, doses, now)).toBe('forbidden');
  });
});
