import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { ownRecord } from '../../http/record-context.ts';
import { makeIndexes } from './indexes.ts';
import { recordGroups } from './repo.ts';

const actor = { userId: randomUUID(), sessionId: null, caller: null };
const record = (patientId: string, dataVersion: number) => ({
  ...ownRecord(actor, patientId),
  dataVersion,
});

/** A database with the same three documents in every group, which counts what is asked. */
function setUp({ mostBytes }: { mostBytes?: number } = {}) {
  const asked = { lists: 0, articles: 0 };
  const state = { now: new Date('2026-03-05T12:00:00Z'), version: 1, isAway: false };
  const rows = ['Heron', 'Wren', 'Finch'].map((title) => ({
    id: randomUUID(),
    kind: null,
    title,
    text: '',
  }));
  const db = {
    query: async (statement: string) => {
      if (state.isAway) throw new Error('The database is away.');
      if (statement.includes('FROM articles')) asked.articles += 1;
      else asked.lists += 1;
      return rows;
    },
    one: async () => ({ version: state.version }),
  } as unknown as Database;
  const indexes = makeIndexes(db, () => state.now, mostBytes);
  const find = async (patientId: string, dataVersion: number) =>
    (await (await indexes.ofRecord(record(patientId, dataVersion), {})).events.find(['wren'], {}))
      .total;
  return { asked, state, indexes, find };
}

const once = recordGroups.length;

describe('the indexes of records', () => {
  it('are built once for each version of a record and each day, however many search', async () => {
    const { asked, state, find } = setUp();
    expect(await Promise.all([find('a', 1), find('a', 1), find('a', 1)])).toEqual([1, 1, 1]);
    expect(await find('a', 1)).toBe(1);
    expect(asked.lists).toBe(once);
    await find('a', 2);
    expect(asked.lists).toBe(2 * once);
    state.now = new Date('2026-03-06T00:00:00Z');
    await find('a', 2);
    expect(asked.lists).toBe(3 * once);
  });

  it('are each patient’s own, and the oldest goes when there is no room', async () => {
    const { asked, find } = setUp({ mostBytes: 20_000 });
    await find('a', 1);
    await find('b', 1);
    await find('b', 1);
    expect(asked.lists).toBe(2 * once);
    await find('c', 1);
    await find('c', 1);
    expect(asked.lists).toBe(3 * once);
    await find('a', 1);
    expect(asked.lists).toBe(4 * once);
  });

  it('are built again after a failure', async () => {
    const { state, find } = setUp();
    state.isAway = true;
    await expect(find('a', 1)).rejects.toThrow('The database is away.');
    state.isAway = false;
    expect(await find('a', 1)).toBe(1);
  });

  it('of the articles are built once until the next sync', async () => {
    const { asked, state, indexes } = setUp();
    await Promise.all([indexes.ofArticles(false), indexes.ofArticles(false)]);
    await indexes.ofArticles(false);
    expect(asked.articles).toBe(1);
    state.version = 2;
    await indexes.ofArticles(false);
    expect(asked.articles).toBe(2);
  });
});
