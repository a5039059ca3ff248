import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import { byField, onlyOf, problemsIn, savable } from './problems.ts';

const today = '2026-11-15';
const enough = preboardingDraft.parse({
  you: { first_name: 'Ada', last_name: 'Berg', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
});
const long = 'x'.repeat(500);

describe('§2.1 what keeps preboarding from going on', () => {
  it('is nothing once the first step and the disease type are answered', () => {
    expect(problemsIn(enough, {}, today)).toEqual({});
  });

  it('is told for the step one is in', () => {
    const mistakes = problemsIn(preboardingDraft.parse({}), {}, today);
    expect(Object.keys(onlyOf('you', mistakes))).toEqual([
      'you.first_name',
      'you.last_name',
      'you.birth_date',
    ]);
    expect(Object.keys(onlyOf('diagnosis', mistakes))).toEqual(['diagnosis.disease_type']);
    expect(onlyOf('where_you_are', { 'where_you_are.symptoms': 'x' })).toEqual({
      'where_you_are.symptoms': 'x',
    });
  });

  it('a date of which only a part is typed; none at all is "don’t know"', () => {
    const part = { day: '5', month: '', year: '' };
    const none = { day: '', month: '', year: '' };
    expect(problemsIn(enough, { 'diagnosis.diagnosed_on': part }, today)).toHaveProperty([
      'diagnosis.diagnosed_on',
    ]);
    expect(problemsIn(enough, { 'diagnosis.diagnosed_on': none }, today)).toEqual({});
  });

  it('an entry of a list, as a mistake of the list', () => {
    const draft = { ...enough, medicines: { medicines: ['ok', long] } };
    expect(Object.keys(problemsIn(draft, {}, today))).toEqual(['medicines.medicines']);
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
