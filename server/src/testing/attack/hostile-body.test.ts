import { describe, expect, it } from 'vitest';
import { hostileBody } from './hostile-body.ts';
import { randomOf } from './random.ts';

const valid = { title: 'Some words', times: ['08:30'], place: { name: 'x' } };
const made = (number: number): string => hostileBody(valid, randomOf(number)).toString('base64');

describe('§6 hostile bodies', () => {
  it('the number of a request reproduces the same body, whatever was generated before it', () => {
    const numbers = Array.from({ length: 2_000 }, (_, at) => at);
    const first = numbers.map(made);
    expect(numbers.filter((number) => made(number) !== first[number])).toEqual([]);
  });
});
