import type { AgendaEvent, Dashboard } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { begunIn } from '../../lib/begun-state.ts';
import { forgetHidden } from '../../lib/hidden-state.ts';
import {
  newAppointment,
  newNote,
  newQuestion,
  newSeizure,
  newSymptom,
  visitToAsk,
} from './capture-links.ts';

const visit = (id: string, changes: Partial<AgendaEvent> = {}) =>
  ({ id, event_type: 'Appointment', is_session: false, ...changes }) as AgendaEvent;
const shown = (next_visit: AgendaEvent | null, ...upcoming: AgendaEvent[]) =>
  ({ next_visit, upcoming }) as unknown as Dashboard;

describe('what can be written down', () => {
  it('leads a question to the page of the next visit that can hold one', () => {
    const session = visit('session', { event_type: 'Treatment', is_session: true });
    const test = visit('test', { event_type: 'Tests' });
    expect(visitToAsk(shown(visit('clinic')))?.id).toBe('clinic');
    const result = visit('result', { event_type: 'Results' });
    expect(visitToAsk(shown(session, session, test, result, visit('clinic')))?.id).toBe('clinic');
    const { to, state } = newQuestion(visit('clinic'));
    expect(to).toBe('/timelines?event=clinic');
    expect(begunIn(state)).toMatchObject({ questions: [''] });
  });

  it('leads a question to a new appointment where no visit is known', () => {
    expect([visitToAsk(undefined), visitToAsk(shown(null))]).toEqual([null, null]);
    const { to, state } = newQuestion(null);
    expect(to).toBe('/timelines?new=');
    expect(begunIn(state)).toEqual({ event_type: 'Appointment', questions: [''] });
  });

  it.each([
    [newAppointment, { event_type: 'Appointment' }],
    [newNote, { event_type: 'Important Data' }],
    [newSymptom, { event_type: 'Important Data', symptoms: [''] }],
    [newSeizure, { event_type: 'Important Data', symptoms: ['Seizure'] }],
  ])('§2.5 opens the form of an event with the right kind chosen: %#', ({ to, state }, begun) => {
    expect(to).toBe('/timelines?new=');
    expect(begunIn(state)).toEqual(begun);
  });

  it('never puts an illness into an address or the history of the browser', () => {
    for (const { to, state } of [newSeizure, newSymptom]) {
      expect(to).toBe('/timelines?new=');
      expect(state).toEqual({ begin: expect.stringMatching(/^[a-z0-9]+$/) });
      // Also for the next user of the tab: it is no one's data.
      forgetHidden();
      expect(begunIn(state)).toMatchObject({ event_type: 'Important Data' });
    }
  });
});
