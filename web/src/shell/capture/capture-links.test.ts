import type { AgendaEvent, Dashboard } from '@caretrail/contract/dashboard/schema';
import { describe, expect, it } from 'vitest';
import { newQuestion, newSeizure, newSymptom, visitToAsk } from './capture-links.ts';

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
    expect(newQuestion(visit('clinic'))).toMatchObject({
      to: '/timelines?event=clinic',
      state: { begin: { questions: [''] } },
    });
  });

  it('leads a question to a new appointment where no visit is known', () => {
    expect([visitToAsk(undefined), visitToAsk(shown(null))]).toEqual([null, null]);
    expect(newQuestion(null)).toEqual({
      to: '/timelines?new=',
      state: { begin: { event_type: 'Appointment', questions: [''] } },
    });
  });

  it('never puts an illness into an address', () => {
    for (const { to, state } of [newSeizure, newSymptom]) {
      expect(to).toBe('/timelines?new=');
      expect(state?.begin.event_type).toBe('Important Data');
    }
  });
});
