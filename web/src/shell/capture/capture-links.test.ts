import type { EventType } from '@caretrail/contract/timelines/event-types';
import { describe, expect, it } from 'vitest';
import { begunIn } from '../../lib/begun-state.ts';
import { newAppointment, newNote, newSeizure, newSymptom } from './capture-links.ts';
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

  it('never puts an illness into an address or the history of the browser', () => {
    const links = [newSeizure, newSymptom, newNote, newAppointment];
    for (const { to, state } of links) {
      expect(to).toMatch(/^\/timelines\?new=&as=\d$/);
      expect(state).toBeUndefined();
    }
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
  });
});
