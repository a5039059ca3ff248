import type { SearchAnswer } from '@caretrail/contract/search/schema';
import { describe, expect, it } from 'vitest';
import { searchHref } from './addresses.ts';
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
  medicines: found({ id: 'm', name: 'Keppra', generic: '', strength: '500 mg', state: 'active' }),
  events: found({
    id: 'e',
    event_type: 'Scan',
    title: 'MRI',
    start: '2026-03-05T09:30',
    all_day: false,
    status: 'planned',
    location_name: 'City hospital',
  }),
  files: found({
    id: 'f',
    title: 'Letter',
    doc_type: 'clinic_letter',
    day: '2026-03-01',
    excerpt: null,
  }),
  places: found({
    id: 'p',
    name: 'City hospital',
    type: 'hospital',
    city: 'Leeds',
    phone: '01632 960 100',
    on_call_phone: '01632 960 199',
  }),
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
    expect([more?.title, more?.href]).toEqual([
      'See all 34 matching events',
      searchHref('events', 'mri'),
    ]);
    const similar = { ...many, is_similar: true };
    expect(linesOf(recordGroups('mir', { ...nothing, events: similar }))).toHaveLength(1);
  });

  it('comes as it was typed before what is only similar, and leaves out empty groups', () => {
    const medicines = { ...answer.medicines, is_similar: true };
    const groups = inOrder(recordGroups('x', { ...nothing, medicines, places: answer.places }));
    expect(groups.map(({ name }) => name)).toEqual(['places', 'medicines']);
    expect(countOf(groups)).toEqual({ shown: 2, count: 2 });
  });

  it('says first that an appointment is called off or was missed', () => {
    const lineWith = (status: string) =>
      linesOf(
        recordGroups('mri', {
          ...nothing,
          events: found({ ...answer.events.hits[0], status } as never),
        }),
      )[0]?.line;
    expect(lineWith('cancelled')).toMatch(/^Cancelled · Scan · 5 March 2026/);
    expect(lineWith('missed')).toMatch(/^Missed · Scan/);
    expect(lineWith('done')).toMatch(/^Scan/);
  });

  it('says why a medicine is found by a name that it does not have', () => {
    const [medicine] = linesOf(recordGroups('levetirazetam', answer));
    expect(medicine?.line).toBe('Keppra is a brand name for levetiracetam · 500 mg · Taking it');
  });

  it('says why an article is found by a brand name, and offers no list that would not find it', () => {
    const article = { ...answer.articles.hits[0], title: 'Levetiracetam and sleep' };
    const events = { ...answer.events, total: 34 };
    const event = { ...answer.events.hits[0], title: 'Levetiracetam' };
    const lines = linesOf(
      recordGroups('keppra', {
        ...nothing,
        articles: found(article as never),
        events: { ...events, hits: [event as never] },
      }),
    );
    expect(lines.map(({ line }) => line)).toEqual([
      expect.stringMatching(/^Keppra is a brand name for levetiracetam · Scan/),
      expect.stringMatching(/^Keppra is a brand name for levetiracetam · General/),
    ]);
  });

  it('puts the numbers that were asked for first: of the night, or all', () => {
    const callsFor = (text: string) =>
      recordGroups(text, answer)[0]?.results.map(({ title, line, href }) => [title, line, href]);
    const night = ['Call 01632 960 199', '24-hour number · City hospital', 'tel:01632960199'];
    const day = ['Call 01632 960 100', 'Phone number · City hospital', 'tel:01632960100'];
    expect(callsFor('24 hour')).toEqual([night]);
    expect(callsFor('phone')).toEqual([night, day]);
    expect(callsFor('hospital')).toEqual([]);
  });

  it('puts what the person has written down before actions and settings, and counts what is listed', () => {
    const group = (name: 'actions' | 'settings') =>
      ({ name, results: [], total: 0, isSimilar: false, more: null }) as const;
    const line = linesOf(recordGroups('clinic', answer)).slice(0, 1);
    const offers = [group('actions'), group('settings')].map((each) => ({
      ...each,
      results: line,
    }));
    const events = { ...answer.events, total: 6 };
    const groups = inOrder([...offers, ...recordGroups('clinic', { ...answer, events })]);
    expect(groups.map(({ name }) => name)).toEqual([
      'medicines',
      'events',
      'files',
      'places',
      'treatments',
      'actions',
      'settings',
      'articles',
    ]);
    expect(countOf(groups)).toEqual({ shown: 8, count: 13 });
  });

  it('shows similar words where nothing of the record fits, whatever the articles have', () => {
    const files = { ...answer.files, is_similar: true };
    const namesIn = (found: Partial<SearchAnswer>) =>
      inOrder(recordGroups('x', { ...nothing, files, ...found })).map(({ name }) => name);
    expect(namesIn({ articles: answer.articles })).toEqual(['articles', 'files']);
    expect(namesIn({ places: answer.places })).toEqual(['places']);
  });
});
