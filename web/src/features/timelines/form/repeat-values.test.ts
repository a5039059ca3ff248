import { describe, expect, it } from 'vitest';
import {
  monthWays,
  noRepeat,
  repeatOf,
  repeatWithFiles,
  type RepeatValues,
} from './repeat-values.ts';
import { emptyValues } from './values.ts';

const valuesWith = (repeat: Partial<RepeatValues>, event_type: 'Tests' | 'Results' = 'Tests') => ({
  ...emptyValues('2026-03-31', 'Europe/London'),
  event_type,
  repeat: { ...noRepeat, times: '6', ...repeat },
});
const sixTimes = { kind: 'times', times: 6 };

describe('the rule that the form says', () => {
  it('is none for an event that does not repeat, and for what is no visit', () => {
    expect(repeatOf(valuesWith({}))).toBeNull();
    expect(repeatOf(valuesWith({ kind: 'day' }, 'Results'))).toBeNull();
  });

  it('is on the weekday of the event, until others are chosen', () => {
    expect(repeatOf(valuesWith({ kind: 'week', every: '2' }))).toEqual({
      frequency: { kind: 'week', every: 2, weekdays: ['tue'] },
      ends: sixTimes,
    });
    expect(repeatOf(valuesWith({ kind: 'week', weekdays: ['mon', 'fri'] }))).toMatchObject({
      frequency: { weekdays: ['mon', 'fri'] },
    });
  });

  it('is a way in which the day stands for itself in every month', () => {
    expect(monthWays('2026-03-31').map(({ name }) => name)).toEqual([
      'date',
      'last_day',
      'weekday -1',
    ]);
    expect(repeatOf(valuesWith({ kind: 'month' }))).toMatchObject({
      frequency: { on: { kind: 'date', day: 31 } },
    });
    // Chosen for another day, of which this one is not: the first way holds.
    expect(repeatOf(valuesWith({ kind: 'month', on: 'weekday 2' }))).toMatchObject({
      frequency: { on: { kind: 'date', day: 31 } },
    });
    expect(monthWays('')).toEqual([]);
  });

  it('ends on a day, after a number of times, or not yet', () => {
    const endsOf = (repeat: Partial<RepeatValues>) =>
      repeatOf(valuesWith({ kind: 'day', ...repeat }))?.ends;
    expect(endsOf({})).toEqual(sixTimes);
    expect(endsOf({ ends: 'until', until: '2026-05-01' })).toEqual({
      kind: 'until',
      day: '2026-05-01',
    });
    expect(endsOf({ ends: 'open' })).toEqual({ kind: 'open' });
    expect(endsOf({ times: 'many' })).toEqual({ kind: 'times', times: NaN });
  });

  it('is refused in an edit that adds files: they would be saved, and the rule not', () => {
    const files = [new File(['a'], 'a.pdf')];
    expect(repeatWithFiles({ ...valuesWith({ kind: 'day' }), files })).toEqual({
      repeats: 'Save the files first, without a change here. Then say how it repeats.',
    });
    expect(repeatWithFiles({ ...valuesWith({}), files })).toEqual({});
    expect(repeatWithFiles({ ...valuesWith({ kind: 'day' }), files: [] })).toEqual({});
  });
});
