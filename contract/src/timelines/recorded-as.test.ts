import { describe, expect, it } from 'vitest';
import { noCheckIn } from './check-in.ts';
import { eventKindLabel, recordedAs } from './recorded-as.ts';

const written = (symptoms: readonly string[], description = '') => ({
  event_type: 'Important Data' as const,
  symptoms: [...symptoms],
  description,
});

describe('what a person recorded', () => {
  it.each([
    ['Seizure', written(['Seizure'])],
    ['Seizure', written(['Headache', 'seizures '], 'After breakfast')],
    ['Symptom', written(['Headache'], 'After breakfast')],
    ['Note', written([], 'Slept well')],
    ['Check-in', { ...written(['Headache']), check_in: noCheckIn }],
    ['Important Data', written([], ' ')],
    ['Scan', { ...written(['Seizure']), event_type: 'Scan' as const }],
  ])('is called a %s on its page and in lists, and by its type of §3 otherwise', (label, event) => {
    expect(eventKindLabel(event)).toBe(label);
  });

  it('is nothing but Important Data', () => {
    expect(
      recordedAs({ ...written([], 'Bring the letter'), event_type: 'Appointment' }),
    ).toBeNull();
  });
});
