import { describe, expect, it } from 'vitest';
import { atOnce, type Item, itemsToShow } from './items.ts';

const item = (id: string): Item => ({
  id,
  label: id,
  hint: '',
  treatment_id: null,
  text: `letter ${id}`,
});
const many = Array.from({ length: 30 }, (_, n) => item(`n${n}`));
const ids = (items: readonly Item[]): string[] => items.map(({ id }) => id);

describe('what can be linked to a treatment', () => {
  it('is a few of the newest, after those that are linked already', () => {
    const newest = ids(many).filter((id) => id !== 'n3');
    expect(ids(itemsToShow(many, ['n29', 'n3'], ''))).toEqual([
      'n3',
      'n29',
      ...newest.slice(0, atOnce - 2),
    ]);
  });

  it('shows all that are linked, however many', () => {
    const linked = ids(many.slice(0, atOnce + 5));
    expect(ids(itemsToShow(many, linked, ''))).toEqual(linked);
  });

  it('is found by every word of a search, in any order', () => {
    expect(ids(itemsToShow(many, ['n3'], ' N17  LETTER'))).toEqual(['n17']);
    expect(itemsToShow(many, ['n3'], 'nothing')).toEqual([]);
  });
});
