import { randomUUID } from 'node:crypto';
import { wordsOf } from '@caretrail/contract/search/match-words';
import { describe, expect, it } from 'vitest';
import { buildWordIndex, type Document } from './word-index.ts';

type Wanted = { readonly title: string; readonly text?: string; readonly kind?: string };

const labels = { Scan: 'Scan', Appointment: 'Termin' };

async function searcherOf(wanted: readonly Wanted[], most?: { entries: number; words: number }) {
  const documents = wanted.map(({ title, text = '', kind = null }): Document => ({
    id: randomUUID(),
    title,
    text,
    kind,
  }));
  const index = await buildWordIndex(documents, most);
  return async (typed: string) => {
    const { ids, ...found } = await index.find(wordsOf(typed), labels);
    const titles = ids.map((id) => documents.find((each) => each.id === id)?.title);
    return { ...found, titles };
  };
}

describe('an index of words', () => {
  it('finds by the beginning of a word, by a part of four letters, and forgives a slip', async () => {
    const find = await searcherOf([{ title: 'Keppra' }, { title: 'Kopfschmerzen' }]);
    expect(await find('kep')).toEqual({ total: 1, isSimilar: false, titles: ['Keppra'] });
    expect(await find('schmerz')).toEqual({
      total: 1,
      isSimilar: false,
      titles: ['Kopfschmerzen'],
    });
    expect(await find('kepra')).toEqual({ total: 1, isSimilar: true, titles: ['Keppra'] });
    expect(await find('opf')).toEqual({ total: 0, isSimilar: false, titles: [] });
  });

  it('finds what names a medicine by its other names too, after what has the name itself', async () => {
    const find = await searcherOf([
      { title: 'Seizures', text: 'Levetiracetam and sleep' },
      { title: 'Keppra' },
      { title: 'Brivaracetam' },
    ]);
    expect((await find('keppra')).titles).toEqual(['Keppra', 'Seizures']);
    expect((await find('kepra')).titles).toEqual(['Keppra', 'Seizures']);
    expect((await find('levetiracetam')).titles).toEqual(['Seizures', 'Keppra']);
  });

  it('finds accents and umlauts however they are typed', async () => {
    const find = await searcherOf([{ title: 'Übelkeit' }, { title: 'Größe' }, { title: 'Café' }]);
    for (const typed of ['Übelkeit', 'uebelkeit', 'ubelkeit'])
      expect((await find(typed)).titles).toEqual(['Übelkeit']);
    expect((await find('groesse')).titles).toEqual(['Größe']);
    expect((await find('cafe')).titles).toEqual(['Café']);
  });

  it('forgives nothing while a document has the words as they were typed', async () => {
    const find = await searcherOf([{ title: 'Keppra' }, { title: 'A note', text: 'bought kepra' }]);
    expect(await find('kepra')).toEqual({ total: 1, isSimilar: false, titles: ['A note'] });
  });

  it('wants every word, in the title, the text or the name of the kind', async () => {
    const find = await searcherOf([
      { title: 'Head', text: 'contrast agent', kind: 'Scan' },
      { title: 'Head', kind: 'Appointment' },
    ]);
    expect((await find('scan contrast head')).total).toBe(1);
    expect((await find('head')).total).toBe(2);
    expect((await find('termin')).total).toBe(1);
    expect(await find('termni')).toMatchObject({ total: 1, isSimilar: true });
    expect((await find('scan termin')).total).toBe(0);
  });

  it('puts titles before texts, whole words before beginnings, and else keeps the order', async () => {
    const find = await searcherOf([
      { title: 'One', text: 'blood' },
      { title: 'Bloodless' },
      { title: 'Blood count' },
      { title: 'Two', text: 'blood' },
    ]);
    expect((await find('blood')).titles).toEqual(['Blood count', 'One', 'Two', 'Bloodless']);
  });

  it('returns the five best of all, and says how many there are', async () => {
    const find = await searcherOf(
      Array.from({ length: 300 }, (_, at) => ({ title: `Visit ${at}` })),
    );
    expect(await find('visit')).toMatchObject({ total: 300 });
    expect((await find('visit')).titles).toEqual([
      'Visit 0',
      'Visit 1',
      'Visit 2',
      'Visit 3',
      'Visit 4',
    ]);
    expect((await find('visit 299')).titles).toEqual(['Visit 299']);
  });

  it.each([
    { entries: 4, words: 100 },
    { entries: 100, words: 4 },
  ])('reads titles only once it is large, so that no record fills the memory', async (most) => {
    const find = await searcherOf(
      [
        { title: 'First', text: 'one two three' },
        { title: 'Second', text: 'hidden' },
      ],
      most,
    );
    expect((await find('three')).total).toBe(1);
    expect((await find('second')).total).toBe(1);
    expect((await find('hidden')).total).toBe(0);
  });

  it('forgives slips in a few words only: in a sentence each would be compared with every word', async () => {
    const find = await searcherOf([{ title: 'Follow-up scan of the whole head' }]);
    expect(await find('folow scna of the whole')).toMatchObject({ total: 1, isSimilar: true });
    expect(await find('folow scna of the whole head')).toMatchObject({ total: 0 });
  });

  it('lets others have their turn while it compares', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ title: `zzzzzzz${at}` }));
    const find = await searcherOf(many);
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await find('zzzzzzzlma zzzzzzzlmb zzzzzzzlmc zzzzzzzlmd');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  it('lets others have their turn while it looks for what every word contains', async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ title: `zzzzyzzzxzzzw${at}` }));
    const find = await searcherOf(many);
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await find('zzzz zzzy zzzx zzyz zyzz yzzz zzxz zxzz xzzz zzzw');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  it('of nothing finds nothing', async () => {
    const find = await searcherOf([]);
    expect(await find('anything')).toEqual({ total: 0, isSimilar: false, titles: [] });
  });

  it('takes a few megabytes for 20,000 events', async () => {
    const documents = Array.from({ length: 20_000 }, (_, at) => ({
      id: randomUUID(),
      kind: 'Scan',
      title: `MRI of the head ${at}`,
      text: `With contrast, Dr Okafor, no change since number ${at * 7}, next in three months`,
    }));
    const { bytes } = await buildWordIndex(documents);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });
});
