import type { SearchAnswer } from '@caretrail/contract/search/schema';
import { describe, expect, it } from 'vitest';
import { recordGroups } from './record-results.ts';
import { countOf, inOrder, linesOf } from './results.ts';

const none = { total: 0, is_similar: false, hits: [] };
const nothing: SearchAnswer = {
  medicines: none,
  events: none,
  files: none,
  places: none,
  treatments: none,
  articles: none,
};
const found = <H>(hit: H, rest: object = {}) => ({ ...none, total: 1, hits: [hit], ...rest });

const answer: SearchAnswer = {
  medicines: found({ id: 'm', name: 'Keppra', strength: '500 mg', state: 'active' }),
  events: found({
    id: 'e',
    event_type: 'Scan',
    title: 'MRI',
    start: '2026-03-05T09:30',
    all_day: false,
    location_name: 'City hospital',
  }),
  files: found({
    id: 'f',
    title: 'Letter',
    doc_type: 'clinic_letter',
    day: '2026-03-01',
    excerpt: null,
  }),
  places: found({ id: 'p', name: 'City hospital', type: 'hospital', city: 'Leeds' }),
  treatments: found({ id: 't', title: 'Plan', type: 'chemotherapy', status: 'active' }),
  articles: found({
    id: 'a',
    url: 'https://news.example/a',
    title: 'A study',
    source: null,
    published_date: '2026-02-01',
  }),
};

describe('what was found in the record', () => {
  it('says what, when and where, and leads to its own screen', () => {
    const lines = linesOf(recordGroups('x', answer));
    expect(lines.map(({ title, line, href }) => [title, line, href])).toEqual([
      ['Keppra', '500 mg · Taking it', '/medication?medicine=m'],
      ['MRI', 'Scan · 5 March 2026, 09:30 · City hospital', '/timelines?event=e'],
      ['Letter', 'Clinic letter · 1 March 2026', '/files-documents?file=f'],
      ['City hospital', 'Hospital · Leeds', '/locations?place=p'],
      ['Plan', 'Chemotherapy · Active', '/treatment/t'],
      ['A study', 'General · 1 Feb 2026', 'https://news.example/a'],
    ]);
  });

  it('leaves out an article whose address must not be opened', () => {
    const bad = { ...answer.articles.hits[0], url: 'javascript:alert(1)' };
    const groups = recordGroups('x', { ...nothing, articles: found(bad as never) });
    expect(linesOf(groups)).toEqual([]);
  });

  it('offers the whole list where there is more, unless a slip was forgiven', () => {
    const many = { ...answer.events, total: 34 };
    const [more] = linesOf(recordGroups('mri', { ...nothing, events: many })).slice(-1);
    expect([more?.title, more?.href]).toEqual(['See all 34 events', '/timelines#q=mri']);
    const similar = { ...many, is_similar: true };
    expect(linesOf(recordGroups('mir', { ...nothing, events: similar }))).toHaveLength(1);
  });

  it('comes as it was typed before what is only similar, and leaves out empty groups', () => {
    const medicines = { ...answer.medicines, is_similar: true };
    const groups = inOrder(recordGroups('x', { ...nothing, medicines, places: answer.places }));
    expect(groups.map(({ name }) => name)).toEqual(['places', 'medicines']);
    expect(countOf(groups)).toBe(2);
  });

  it('shows similar words where nothing of the record fits, whatever the articles have', () => {
    const files = { ...answer.files, is_similar: true };
    const namesIn = (found: Partial<SearchAnswer>) =>
      inOrder(recordGroups('x', { ...nothing, files, ...found })).map(({ name }) => name);
    expect(namesIn({ articles: answer.articles })).toEqual(['articles', 'files']);
    expect(namesIn({ places: answer.places })).toEqual(['places']);
  });
});
