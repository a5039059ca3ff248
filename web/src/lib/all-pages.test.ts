import { expect, it } from 'vitest';
import { allPages } from './all-pages.ts';

it('§7 a part of a list is asked for until its last page, however short its pages are', async () => {
  const pages: Record<string, { data: string[]; next_cursor?: string }> = {
    first: { data: ['a', 'b'], next_cursor: 'second' },
    second: { data: ['c'], next_cursor: 'third' },
    third: { data: [] },
  };
  const asked: object[] = [];
  const rows = await allPages(async (page) => {
    asked.push(page);
    return pages[page.cursor ?? 'first'] ?? { data: [] };
  });
  expect(rows).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([{}, { cursor: 'second' }, { cursor: 'third' }]);
});
