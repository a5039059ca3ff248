import { describe, expect, it } from 'vitest';
import { checkInTrends, symptomTrends, watchedSymptom } from './trends.ts';

const today = '2026-03-15';

describe('the trends of the dashboard', () => {
  it('draw the last fourteen days, the strongest of each day, gaps as gaps', () => {
    const [headache] = symptomTrends(
      [
        { name: 'Headache', date: '2026-03-15', severity: 3 },
        { name: 'headache', date: '2026-03-15', severity: 6 },
        { name: 'Headache', date: '2026-03-02', severity: 1 },
        { name: 'Headache', date: '2026-03-01', severity: 9 },
      ],
      { today, watched: 'Seizure' },
    );
    expect(headache?.days).toHaveLength(14);
    expect(headache?.days[0]).toEqual({ date: '2026-03-02', severity: 1 });
    expect(headache?.days[1]).toEqual({ date: '2026-03-03', severity: null });
    expect(headache?.days.at(-1)).toEqual({ date: '2026-03-15', severity: 6 });
  });

  it('begin with the watched symptom and end after four', () => {
    const of = (name: string, dates: readonly string[]) =>
      dates.map((date) => ({ name, date, severity: 2 }));
    const all = ['a', 'b', 'c', 'd'].flatMap((name) => of(name, ['2026-03-10', '2026-03-11']));
    const names = symptomTrends([...all, ...of('Nausea', ['2026-03-12'])], {
      today,
      watched: 'nausea',
    }).map(({ name }) => name);
    expect(names).toEqual(['Nausea', 'a', 'b', 'c']);
  });

  it('leave out what was written without a figure', () => {
    const days = [{ name: 'Seizure', date: today, severity: null }];
    expect(symptomTrends(days, { today, watched: 'Seizure' })).toEqual([]);
  });
});

it('the trends of the check-in are those that were ever answered, gaps as gaps', () => {
  const answers = { sleep: null, energy: null, mood: 'good', symptoms: [] } as const;
  const [mood, ...others] = checkInTrends(
    [
      { date: '2026-03-15', answers: { ...answers, symptoms: [] } },
      { date: '2026-03-13', answers: { ...answers, mood: 'poor', symptoms: [] } },
    ],
    today,
  );
  expect(others).toEqual([]);
  expect(mood?.topic).toBe('mood');
  expect(mood?.days.slice(-3).map(({ level }) => level)).toEqual([1, null, 3]);
});

describe('days since a symptom', () => {
  const last = [
    { name: 'Headache', date: '2026-03-14' },
    { name: 'seizure', date: '2026-03-05' },
  ];

  it('are those of a seizure until another symptom is chosen', () => {
    expect(watchedSymptom(last, { today, chosen: null })).toEqual({
      name: 'seizure',
      days_since: 10,
      others: ['Headache'],
    });
    expect(watchedSymptom(last, { today, chosen: 'Headache' })).toEqual({
      name: 'Headache',
      days_since: 1,
      others: ['seizure'],
    });
  });

  it('count from the last seizure, in whichever language it was recorded', () => {
    const both = [...last, { name: 'Anfall', date: '2026-03-12' }];
    expect(watchedSymptom(both, { today, chosen: null })).toEqual({
      name: 'Anfall',
      days_since: 3,
      others: ['Headache'],
    });
  });

  it('are null when no symptom was ever recorded', () => {
    expect(watchedSymptom([], { today, chosen: null })).toEqual({
      name: 'Seizure',
      days_since: null,
      others: [],
    });
  });
});
