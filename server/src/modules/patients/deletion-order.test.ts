import { expect, it } from 'vitest';
import { deletionOrder } from './deletion-order.ts';

const to = (child: string, parent: string, follows = false) => ({ child, parent, follows });

it('what follows its parent goes after it, everything else before what it points to', () => {
  const tables = ['doses', 'files', 'medicines', 'patients'];
  const references = [
    to('doses', 'medicines', true),
    to('doses', 'doses'),
    to('files', 'patients'),
    to('medicines', 'patients'),
    to('patients', 'users'),
  ];
  expect(deletionOrder(tables, references)).toEqual(['files', 'medicines', 'doses', 'patients']);
});

it('says so when there is none', () => {
  expect(() => deletionOrder(['a', 'b'], [to('a', 'b'), to('b', 'a')])).toThrow('a, b');
});
