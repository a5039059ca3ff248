import { describe, expect, it } from 'vitest';
import { begunValues } from './values.ts';

const nowMs = Date.parse('2026-03-05T08:30:00Z');

describe('a form that another screen began', () => {
  it('has the type, the symptom and the time of now', () => {
    const state = { begin: { event_type: 'Important Data', symptoms: ['Seizure'] } };
    expect(begunValues(state, 'Europe/Berlin', nowMs)).toEqual({
      event_type: 'Important Data',
      title: 'Seizure',
      symptoms: ['Seizure'],
      day: '2026-03-05',
      startTime: '09:30',
    });
  });

  it.each([null, undefined, 'x', {}, { begin: { event_type: 'Party' } }, { begin: null }])(
    'is empty for %o',
    (state) => {
      expect(begunValues(state, 'UTC', nowMs)).toEqual({});
    },
  );
});
