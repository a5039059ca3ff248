import { newEntryHref } from '@caretrail/contract/access/record-href';
import { expect, it } from 'vitest';
import { firstLinks } from './first-things.tsx';

it('the first things open a form; that of the next appointment begins as an appointment', () => {
  expect(firstLinks.map(({ name, to }) => [name, to])).toEqual([
    ['medicine', '/medication?new='],
    ['appointment', newEntryHref('appointment')],
    ['document', '/files-documents#add-files'],
  ]);
});
