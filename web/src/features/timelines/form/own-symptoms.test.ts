import { expect, it } from 'vitest';
import { ownSymptoms } from './own-symptoms.ts';

const entry = (...symptoms: string[]) => ({
  event_type: 'Important Data' as const,
  symptoms,
  description: '',
});

it('offers what was written down most often, in the newest spelling, without what is offered anyway', () => {
  const events = [
    entry('Tingling in the left hand'),
    entry('Headache', 'dizzy'),
    entry('tingling in the left hand '),
    entry('Seizure', 'aura'),
    { event_type: 'Appointment' as const, symptoms: ['fever'], description: '' },
  ];
  expect(ownSymptoms(events, ['headache'])).toEqual(['Tingling in the left hand', 'dizzy']);
});

it('offers no more than one screen of them', () => {
  const events = Array.from({ length: 9 }, (_, index) => entry(`symptom ${index}`));
  expect(ownSymptoms(events, [])).toHaveLength(6);
  expect(ownSymptoms([], [])).toEqual([]);
});
