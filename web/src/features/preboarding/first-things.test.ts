import { expect, it } from 'vitest';
import { begunIn } from '../../lib/begun-state.ts';
import { firstLinks } from './first-things.tsx';

it('the first things open a form; that of the next appointment begins as an appointment', () => {
  expect(firstLinks.map(({ name, to, state }) => [name, to, begunIn(state)])).toEqual([
    ['medicine', '/medication?new=', null],
    ['appointment', '/timelines?new=', { event_type: 'Appointment' }],
    ['document', '/files-documents#add-files', null],
  ]);
});
