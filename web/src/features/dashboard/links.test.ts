import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { expect, it } from 'vitest';
import { agendaHref } from './links.ts';

it('links a session to its treatment and an event of a treatment to the event', () => {
  const visit = { id: 'a', treatment_id: 'b' } as AgendaEvent;
  expect(agendaHref({ ...visit, is_session: true })).toBe('/treatment/b');
  expect(agendaHref({ ...visit, is_session: false })).toBe('/timelines?event=a');
});
