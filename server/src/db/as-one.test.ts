import { expect, it } from 'vitest';
import { asOne } from './as-one.ts';

it('numbers the values of combined statements on', () => {
  const head = { as: 'held', text: 'UPDATE a SET b = $2, c = $2 WHERE d = $1', values: ['d', 2] };
  const made = {
    as: 'made',
    text: 'INSERT INTO e SELECT $1, $11 FROM held',
    values: Array(11).fill(0),
  };
  const noted = { as: 'noted', text: 'INSERT INTO f SELECT $1 FROM held', values: ['f'] };
  const [text, values] = asOne([head, made, noted], 'SELECT FROM held');
  expect(text).toBe(
    'WITH held AS (UPDATE a SET b = $2, c = $2 WHERE d = $1), ' +
      'made AS (INSERT INTO e SELECT $3, $13 FROM held), ' +
      'noted AS (INSERT INTO f SELECT $14 FROM held) SELECT FROM held',
  );
  expect(values).toEqual(['d', 2, ...Array(11).fill(0), 'f']);
});
