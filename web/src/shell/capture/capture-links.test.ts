import type { EventType } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import { begunIn } from '../../lib/begun-state.ts';
import { newAppointment, newCheckIn, newNote, newSeizure, newSymptom } from './capture-links.ts';
import { ownSymptoms, recordNow } from './own-symptoms.ts';
import { newQuestion, visitsToAsk } from './question-links.ts';

const nowMs = Date.parse('2026-11-18T09:00Z');
const visit = (id: string, event_type: EventType, day: string, changes: object = {}) => ({
  id,
  event_type,
  status: 'planned' as const,
  start: `${day}T10:00`,
  end: null,
  time_zone: 'UTC',
  all_day: false,
  ...changes,
});

describe('what can be written down', () => {
  it('offers a question for the next visits that can hold one, scans and tests last', () => {
    const events = [
      visit('clinic', 'Appointment', '2026-12-01'),
      visit('scan', 'Scan', '2026-11-19'),
      visit('talk', 'Consultations', '2026-11-25'),
      visit('over', 'Appointment', '2026-11-17'),
      visit('cancelled', 'Appointment', '2026-11-20', { status: 'cancelled' }),
      visit('note', 'Important Data', '2026-11-20'),
      visit('result', 'Results', '2026-11-20'),
    ];
    expect(visitsToAsk(events, nowMs).map(({ id }) => id)).toEqual(['talk', 'clinic', 'scan']);
    expect(visitsToAsk([], nowMs)).toEqual([]);
  });

  it('leads a question to the page of its visit, or to a new appointment', () => {
    const { to, state } = newQuestion(visit('clinic', 'Appointment', '2026-12-01'));
    expect(to).toBe('/timelines?event=clinic');
    expect(begunIn(state)).toMatchObject({ questions: [''] });
    const { to: form, state: begun } = newQuestion(null);
    expect(form).toBe('/timelines?new=');
    expect(begunIn(begun)).toEqual({ event_type: 'Appointment', questions: [''] });
  });

  it('offers the own symptoms: those of the check-in, then what was recorded last, never a seizure', () => {
    const watched_symptom = {
      name: 'Seizure',
      days_since: 3,
      others: ['fatigue', 'Headache', 'Nausea', 'Tingling', 'Rash'],
    };
    const check_in = {
      is_on: true,
      symptoms: ['Poor sleep', 'headache'],
      latest: null,
      trends: [],
    };
    expect(ownSymptoms({ watched_symptom, check_in })).toEqual([
      'Poor sleep',
      'headache',
      'fatigue',
      'Nausea',
    ]);
    const off = { ...check_in, is_on: false };
    expect(ownSymptoms({ watched_symptom, check_in: off })[0]).toBe('fatigue');
    expect(
      ownSymptoms({
        watched_symptom: { name: 'Seizure', days_since: null, others: [] },
        check_in: null,
      }),
    ).toEqual([]);
  });

  it('never puts an illness into an address or the history of the browser', () => {
    const links = [newSeizure, newSymptom, newNote, newAppointment, newCheckIn];
    for (const { to, state } of links) {
      expect(to).toMatch(/^\/timelines\?new=&as=\d$/);
      expect(state).toBeUndefined();
    }
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
    const { to, state } = recordNow('Headache');
    expect(JSON.stringify([to, state])).not.toContain('eadache');
    expect(begunIn(state)).toEqual({ symptom: 'Headache' });
  });
});
