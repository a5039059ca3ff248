import { describe, expect, it } from 'vitest';
import { begunAs, toggledSymptom } from './begun-as.ts';

describe('a form that another screen has opened', () => {
  it.each([
    ['appointment', { event_type: 'Appointment' }],
    ['seizure', { event_type: 'Important Data', symptoms: ['Seizure'] }],
    ['symptom', { event_type: 'Important Data', symptoms: [''] }],
    ['symptom', { event_type: 'Important Data', symptoms: ['Headache'] }],
    ['note', { event_type: 'Important Data', symptoms: [] }],
    ['note', { event_type: 'Important Data' }],
    [null, { event_type: 'Scan' }],
    [null, {}],
  ] as const)('is named after what was chosen: %s', (as, values) => {
    expect(begunAs(values)).toBe(as);
  });
});

describe('a common symptom', () => {
  it('takes the place of an empty line, and is removed by a second tap', () => {
    expect(toggledSymptom([''], 'Headache')).toEqual(['Headache']);
    expect(toggledSymptom(['Tingling'], 'Headache')).toEqual(['Tingling', 'Headache']);
    expect(toggledSymptom(['Tingling', 'Headache'], 'Headache')).toEqual(['Tingling']);
  });
});
