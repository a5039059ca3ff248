import { describe, expect, it } from 'vitest';
import type { TreatmentSession } from './session.ts';
import { mayHelperNote } from './session-rights.ts';

const planned: TreatmentSession = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  date: '2026-03-05',
  time: '09:00',
  status: 'planned',
  moved_from: null,
  reason: '',
  hours: null,
};
const done: TreatmentSession = { ...planned, status: 'done' };
const worn: TreatmentSession = { ...done, hours: 18 };
const [ben, patient] = ['ben', 'patient'];
const [plan, device] = [false, true];

describe('D8 what a helper can say about a session', () => {
  it.each<
    [
      string,
      boolean,
      TreatmentSession | undefined,
      TreatmentSession | undefined,
      string | null,
      boolean,
    ]
  >([
    ['that it took place', true, planned, done, null, plan],
    [
      'that it did not',
      true,
      planned,
      { ...planned, status: 'missed', reason: 'Fever' },
      null,
      plan,
    ],
    ['otherwise what they said themselves', true, done, { ...done, status: 'missed' }, ben, plan],
    ['nothing any more', true, done, planned, ben, plan],
    ['otherwise what the patient said', false, done, { ...done, status: 'missed' }, patient, plan],
    ['otherwise what no one is known to have said', false, done, planned, null, plan],
    ['a reason alone', false, planned, { ...planned, reason: 'Fever' }, null, plan],
    ['another day', false, planned, { ...planned, date: '2026-03-06' }, null, plan],
    ['another time', false, planned, { ...planned, time: '10:00' }, null, plan],
    ['another day of what they noted', false, done, { ...done, date: '2026-03-04' }, ben, plan],
    ['that there is one more', false, undefined, planned, null, plan],
    ['that one more took place', false, undefined, done, null, plan],
    ['that there is one less', false, done, undefined, ben, plan],
    ['how long a device was worn', true, undefined, worn, null, device],
    ['another number for it', true, worn, { ...worn, hours: 20 }, ben, device],
    ['another number than the patient', false, worn, { ...worn, hours: 2 }, patient, device],
    ['that their number goes', true, worn, undefined, ben, device],
    ['that the patient’s number goes', false, worn, undefined, patient, device],
  ])('%s: %s', (_, may, before, after, notedBy, isDevice) => {
    const helping = { userId: ben, today: '2026-03-05', isDevice };
    expect(mayHelperNote({ before, after, notedBy }, helping)).toBe(may);
  });

  it('nothing before its day, but what they said can be taken back', () => {
    const helping = { userId: ben, today: '2026-03-04', isDevice: plan };
    expect(mayHelperNote({ before: planned, after: done, notedBy: null }, helping)).toBe(false);
    expect(mayHelperNote({ before: done, after: planned, notedBy: ben }, helping)).toBe(true);
  });
});
