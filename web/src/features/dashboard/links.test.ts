import type { AgendaEvent } from '@caretrail/contract/dashboard/schema';
import { expect, it } from 'vitest';
import { readListState } from '../../shell/list-header/list-state.ts';
import { agendaHref, lookedIn, searchHref } from './links.ts';

it('§2.5 puts the search into the fragment that the header of the list reads, so that it is never sent', () => {
  const text = 'a & b=c #d?';
  const found = lookedIn.map((list) => new URL(searchHref(list, text), 'https://caretrail.test'));
  expect(found.map(({ pathname }) => pathname)).toEqual([
    '/medication',
    '/timelines',
    '/files-documents',
  ]);
  for (const { search, hash } of found)
    expect([search, readListState({ search, hash }).search]).toEqual(['', text]);
});

it('links a session to its treatment and an event of a treatment to the event', () => {
  const visit = { id: 'a', treatment_id: 'b' } as AgendaEvent;
  expect(agendaHref({ ...visit, is_session: true })).toBe('/treatment/b');
  expect(agendaHref({ ...visit, is_session: false })).toBe('/timelines?event=a');
});
