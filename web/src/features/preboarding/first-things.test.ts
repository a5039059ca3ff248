import { expect, it } from 'vitest';
import { firstLinks } from './first-things.tsx';

it('the first things open a form; that of the next appointment begins as an appointment', () => {
  expect(firstLinks.map(({ name, to, state }) => [name, to, state])).toEqual([
    ['medicine', '/medication?new=', undefined],
    ['appointment', '/timelines?new=', { begin: { event_type: 'Appointment' } }],
    ['document', '/files-documents#add-files', undefined],
  ]);
});
