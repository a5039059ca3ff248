import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { allMutants } from './all-mutants.ts';
import { type Mutant, mutantFaults, sampleOf } from './mutant.ts';
import { makeTestFinder } from './tests-of.ts';

const one: Mutant = { section: '5', file: 'a.ts', from: 'x > 1', to: 'x > 0' };
const faultsOf = (source: string | null, ...mutants: Mutant[]): string[] =>
  mutantFaults(mutants, () => source);

describe('the list of mutants', () => {
  it('breaks texts that occur in their files, at least 150 of them, each once', () => {
    expect(allMutants.length).toBeGreaterThanOrEqual(150);
    const read = (path: string): string | null =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
    expect(mutantFaults(allMutants, read)).toEqual([]);
  });

  it('has a test for each that could notice it', () => {
    const testsOf = makeTestFinder();
    const alone = allMutants.filter((mutant) => {
      const { near, far } = testsOf(mutant);
      return near.length + far.length === 0 && mutant.survives === undefined;
    });
    expect(alone).toEqual([]);
  });

  it('has a fault for a text that is gone, occurs twice, or changes nothing', () => {
    expect(faultsOf('if (x > 1)', one)).toEqual([]);
    expect(faultsOf('if (x > 2)', one)).toEqual([expect.stringContaining('no longer stands')]);
    expect(faultsOf('x > 1 && x > 1', one)).toEqual([expect.stringContaining('2 times')]);
    expect(faultsOf(null, one)).toContainEqual(expect.stringContaining('not there'));
    expect(faultsOf('x > 1', one, one)).toEqual([expect.stringContaining('twice')]);
    expect(faultsOf('x > 1', { ...one, to: one.from })).toEqual([
      expect.stringContaining('changes nothing'),
    ]);
  });
});

describe('a sample', () => {
  it('differs each day, and covers all of them in time', () => {
    const items = Array.from({ length: 10 }, (_, at) => at);
    const days = [0, 1, 2, 3].map((day) => sampleOf(items, 3, new Date(day * 86_400_000)));
    expect(days.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(new Set(days.flat()).size).toBe(10);
    expect(sampleOf(items, 30, new Date(0))).toEqual(items);
  });
});
