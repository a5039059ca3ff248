import { describe, expect, it } from 'vitest';
import { heldMemory } from '../testing/held-memory.ts';
import { assembleList, type KnownList, parseStampedRows } from './list-rows.ts';

const rowOf = (id: string, text: string) => `${id}.1\t${JSON.stringify({ id, text })}`;
const listOf = async (lines: readonly string[], known?: KnownList) => {
  const { json, rows } = await assembleList(parseStampedRows(lines.join('\n')), known);
  const next: KnownList = { ...rows, readJson: () => Promise.resolve(json) };
  return { data: (JSON.parse(json.toString()) as { data: unknown[] }).data, next };
};

describe('§7 a list assembled from rows', () => {
  it('is valid JSON with no row, one row and several rows', async () => {
    expect((await listOf([])).data).toEqual([]);
    expect((await listOf([rowOf('a', 'one')])).data).toEqual([{ id: 'a', text: 'one' }]);
    expect((await listOf([rowOf('a', 'one'), rowOf('b', 'two')])).data).toHaveLength(2);
  });

  it('takes unchanged rows from the known list, in the new order', async () => {
    const texts = { a: 'Größe \n\t "x"', b: '🧠', c: '' };
    const lines = Object.entries(texts).map(([id, text]) => rowOf(id, text));
    const { next } = await listOf(lines);
    const { data } = await listOf(['c.1', `b.2\t{"id":"b","text":"new"}`, 'a.1'], next);
    expect(data).toEqual([
      { id: 'c', text: texts.c },
      { id: 'b', text: 'new' },
      { id: 'a', text: texts.a },
    ]);
  });

  it('stays right over many changes, each made on the list before', async () => {
    let [known, shown]: [KnownList | undefined, string[]] = [undefined, []];
    for (let turn = 0; turn < 60; turn += 1) {
      const id = `row-${turn}`;
      const kept = shown.filter((_, index) => index % 7 !== turn % 7);
      const lines: string[] = [...kept, rowOf(id, `${'é'.repeat(turn)}`)];
      const { data, next } = await listOf(lines, known);
      shown = [...kept, `${id}.1`];
      expect(data).toEqual(
        shown.map((stamp) => {
          const each = stamp.slice(0, -2);
          return { id: each, text: 'é'.repeat(Number(each.slice(4))) };
        }),
      );
      known = next;
    }
  });

  it('keeps nothing of the text of a list in its stamps', async () => {
    const before = heldMemory().heapUsed;
    const stamps: string[] = [];
    for (let list = 0; list < 200; list += 1) {
      const lines = Buffer.from(
        rowOf(`an-id-as-long-as-a-uuid-${list}`, 'x'.repeat(100_000)),
      ).toString();
      stamps.push((await assembleList(parseStampedRows(lines), undefined)).rows.stamps);
    }
    expect(heldMemory().heapUsed - before).toBeLessThan(5_000_000);
    expect(stamps).toHaveLength(200);
  });

  it('refuses a known list that is shorter than its rows', async () => {
    const { next } = await listOf([rowOf('a', 'one'), rowOf('b', 'two')]);
    const readJson = async () => (await next.readJson()).subarray(0, -4);
    await expect(listOf(['b.1', 'a.1'], { ...next, readJson })).rejects.toThrow('not as long');
  });

  it('does not read the known list when every row has changed', async () => {
    const { next } = await listOf([rowOf('a', 'one')]);
    const readJson = () => Promise.reject(new Error('read'));
    const { data } = await listOf([`a.2\t{"id":"a"}`], { ...next, readJson });
    expect(data).toEqual([{ id: 'a' }]);
  });
});
