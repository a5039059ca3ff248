import { noFileFilter } from '@caretrail/contract/files/filter';
import { describe, expect, it } from 'vitest';
import { aFile } from '../../../testing/a-file.ts';
import { matchesIn } from './text-matches.ts';

const [one, two, three] = ['1', '2', '3'].map((id) => aFile({ id, title: `File ${id}` }));
const all = [one, two, three].filter((file) => file !== undefined);
const snippets = all.map(({ id }) => ({ id, snippet: `… ${id} …` }));
const filter = { ...noFileFilter, search: 'stable' };
const titles = (found: ReturnType<typeof matchesIn>) => found.map(({ file }) => file.title);

describe('what is found inside files', () => {
  it('is shown in the order of the library, with the words around it', () => {
    expect(matchesIn(all, [], filter, snippets.toReversed())).toEqual(
      all.map((file) => ({ file, snippet: `… ${file.id} …` })),
    );
  });

  it('is not shown twice', () => {
    expect(titles(matchesIn(all, all.slice(0, 2), filter, snippets))).toEqual(['File 3']);
    expect(matchesIn(all, all, filter, snippets)).toEqual([]);
  });

  it('follows the other filters', () => {
    const letters = { ...filter, kinds: ['consent'] as const };
    expect(matchesIn(all, [], letters, snippets)).toEqual([]);
  });

  it('leaves out a file that was deleted since', () => {
    expect(titles(matchesIn(all.slice(1), [], filter, snippets))).toEqual(['File 2', 'File 3']);
  });
});
