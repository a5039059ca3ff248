import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import { begunIn, byField, clearErrors, dateError, problemsIn, savable } from './problems.ts';

const errorIn = (typed: string, isPartial = false): string => {
  const [day = '', month = '', year = ''] = typed.split('/');
  return dateError({ day, month, year }, isPartial);
};

describe('§4.1 what is said of a date that is none', () => {
  it.each([
    ['31/2/1971', 'Enter a real date. Check the day and the month.'],
    ['5/13/1971', 'Enter a real date. Check the day and the month.'],
    ['/3/1971', 'Enter the day as well.'],
    ['5/3/', 'Enter the year as well.'],
    ['//1971', 'Enter the day and the month as well.'],
    ['5/3/71', 'Enter the year as 4 digits, for example 1971.'],
    ['5/March/1971', 'Enter the date in numbers only.'],
  ])('%s: %s', (typed, sentence) => {
    expect(errorIn(typed)).toBe(sentence);
  });

  it.each([
    ['5//2025', 'Enter the month as well.'],
    ['/3/', 'Enter the year as well.'],
    ['/13/2025', 'Enter a month from 1 to 12.'],
    ['//25', 'Enter the year as 4 digits, for example 1971.'],
    ['31/2/2025', 'Enter a real date. Check the day and the month.'],
  ])('%s, where a part is enough: %s', (typed, sentence) => {
    expect(errorIn(typed, true)).toBe(sentence);
  });
});

const today = '2026-11-15';
const enough = preboardingDraft.parse({
  you: { first_name: 'Ada', last_name: 'Berg', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
});
const nothingBegun = begunIn(enough);
const long = 'x'.repeat(500);

describe('§2.1 what keeps preboarding from going on', () => {
  it('is nothing once the names, the date of birth and the illness are answered', () => {
    expect(problemsIn(enough, nothingBegun, today)).toEqual({});
  });

  it('a date of which only a part is typed; none at all is "don’t know"', () => {
    const dates = (parts: object) => ({
      ...nothingBegun,
      dates: { 'diagnosis.diagnosed_on': { day: '', month: '', year: '', ...parts } },
    });
    expect(problemsIn(enough, dates({ day: '5' }), today)).toEqual({
      'diagnosis.diagnosed_on': 'Enter the month and the year as well.',
    });
    expect(problemsIn(enough, dates({}), today)).toEqual({});
  });

  it.each(['where_you_are.symptoms', 'medicines.allergies'])(
    'a "yes" to %s that names nothing',
    (field) => {
      const said = { ...nothingBegun, lists: { [field]: true } };
      const [part = '', name = ''] = field.split('.');
      expect(problemsIn(enough, said, today)).toEqual({
        [field]: 'Enter at least one, or select “Don’t know / skip”.',
      });
      expect(problemsIn({ ...enough, [part]: { [name]: ['x'] } }, said, today)).toEqual({});
      expect(problemsIn(enough, { ...nothingBegun, lists: { [field]: false } }, today)).toEqual({});
    },
  );

  it('a list of which every entry was taken out again', () => {
    const begun = begunIn({ ...enough, medicines: { allergies: ['Penicillin'] } });
    expect(problemsIn(enough, begun, today)).toHaveProperty(['medicines.allergies']);
  });

  it('is no longer shown for a question that was answered again', () => {
    const errors = { 'people.emergency_contact.phone': 'x', 'people.hospital': 'y' };
    expect(clearErrors(errors, [])).toEqual(errors);
    expect(clearErrors(errors, ['people.emergency_contact'])).toEqual({ 'people.hospital': 'y' });
  });

  it('an entry of a list, as a mistake of the list', () => {
    const draft = { ...enough, medicines: { allergies: ['ok', long] } };
    expect(Object.keys(problemsIn(draft, nothingBegun, today))).toEqual(['medicines.allergies']);
    expect(byField({ 'medicines.allergies.3': 'x', 'people.emergency_contact.name': 'y' })).toEqual(
      { 'medicines.allergies': 'x', 'people.emergency_contact.name': 'y' },
    );
  });
});

describe('§2.1 what is saved on the way', () => {
  it('is all of it when it fits', () => {
    expect(savable(enough)).toEqual(enough);
  });

  it('is the rest when one answer does not', () => {
    const draft = { ...enough, people: { hospital: long, on_call_phone: '1' } };
    expect(savable(draft)).toEqual({ ...enough, people: { on_call_phone: '1' } });
  });
});
