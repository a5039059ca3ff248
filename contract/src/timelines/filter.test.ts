import { describe, expect, it } from 'vitest';
import { documentEventType, documentEventTypeAlias } from './event-types.ts';
import {
  activeFilterCount,
  filterEvents,
  indexEvents,
  isFiltering,
  isSameFilter,
  searchWords,
  type Searchable,
} from './filter.ts';

const plain = {
  description: '',
  practitioner: '',
  symptoms: [],
  tags: [],
  location_name: '',
  preparation: '',
  questions: [],
  outcome: '',
};
const scan = { ...plain, event_type: 'Scan' as const, title: 'MRI head', practitioner: 'Dr Osei' };
const at = { ...scan, location_name: 'Lakeside Centre' };
const letter = { ...plain, event_type: documentEventType, title: 'Discharge', tags: ['March'] };
const test = { ...plain, event_type: 'Tests' as const, title: 'Counts', symptoms: ['Fatigue'] };
const index = indexEvents<Searchable>([scan, letter, test]);
const found = (search: string, types: readonly string[] = []) =>
  filterEvents(index, { search, types });

const none = { types: [], search: '' };

describe('§2.5 search and filter of events', () => {
  it('§2.5 shows all without filter and search, in their order', () => {
    expect(filterEvents(index, none)).toEqual([scan, letter, test]);
    expect(found('   ')).toEqual([scan, letter, test]);
  });

  it('§2.5 ignores case in every field that is shown', () => {
    expect(found('mri')).toEqual([scan]);
    expect(found('OSEI')).toEqual([scan]);
    expect(found('fatigue')).toEqual([test]);
    expect(found('march')).toEqual([letter]);
    const placed = indexEvents<Searchable>([scan, at]);
    expect(filterEvents(placed, { search: 'mri lakeside', types: [] })).toEqual([at]);
  });

  it('finds an event by what is to be asked, brought and said there', () => {
    const visit = {
      ...plain,
      event_type: 'Appointment' as const,
      title: 'Check-up',
      preparation: 'Bring the old pictures',
      questions: ['How long?', 'Can I drive again?'],
      outcome: 'Next time in spring',
    };
    const events = indexEvents<Searchable>([scan, visit]);
    for (const search of ['drive', 'pictures', 'spring'])
      expect(filterEvents(events, { search, types: [] })).toEqual([visit]);
  });

  it('§2.5 search finds an event by the label of its type, not by the key', () => {
    expect(found('document')).toEqual([letter]);
    expect(found('UserStorage')).toEqual([]);
  });

  it('§2.5 splits a search into words in lower case, by anything between them', () => {
    expect(searchWords('  MRI\t of\nthe  Head ')).toEqual(['mri', 'of', 'the', 'head']);
    expect(searchWords('   ')).toEqual([]);
  });

  it('§2.5 every word has to occur', () => {
    expect(found('osei mri')).toEqual([scan]);
    expect(found('mri fatigue')).toEqual([]);
  });

  it('§2.5 shows events of any of several types, within the search', () => {
    expect(found('', ['Scan', 'Tests'])).toEqual([scan, test]);
    expect(found('mri', ['Tests'])).toEqual([]);
  });

  it('§3 either spelling of the stored document filters it', () => {
    expect(found('', [documentEventTypeAlias])).toEqual([letter]);
  });

  it('§2.5 the badge counts types; Reset shows for types or text', () => {
    expect(activeFilterCount({ types: ['Scan', 'Tests'] })).toBe(2);
    expect(isFiltering(none)).toBe(false);
    expect(isFiltering({ types: [], search: ' ' })).toBe(false);
    expect(isFiltering({ types: [], search: 'x' })).toBe(true);
    expect(isFiltering({ types: ['Scan'], search: '' })).toBe(true);
  });

  it('§2.5 a filter is the same by its types and its text', () => {
    expect(isSameFilter({ types: ['Scan'], search: 'a' }, { types: ['Scan'], search: 'a' })).toBe(
      true,
    );
    expect(isSameFilter({ types: ['Scan'], search: '' }, none)).toBe(false);
    expect(isSameFilter({ types: [], search: 'a' }, none)).toBe(false);
  });
});
