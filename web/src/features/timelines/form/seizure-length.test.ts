import { describe, expect, it } from 'vitest';
import { lengthOf, withTypedLength } from './seizure-length.ts';

const seizure = { start: '2026-11-17T23:58', end: null, all_day: false, description: '' };
const lasting = (lengthMinutes: string, lengthSeconds: string, changes: object = {}) =>
  withTypedLength({ ...seizure, ...changes }, { lengthMinutes, lengthSeconds });

describe('how long a seizure lasted', () => {
  it('is its end when it is whole minutes, also after midnight', () => {
    expect(lasting('2', '')).toEqual({ ...seizure, end: '2026-11-18T00:00' });
    expect(lasting('90', '0').end).toBe('2026-11-18T01:28');
  });

  it('is said to the second by the first line of the notes, because an end has only minutes', () => {
    expect(lasting('1', '40', { description: 'In the kitchen' })).toMatchObject({
      end: '2026-11-18T00:00',
      description: 'Lasted 1 minute 40 seconds\nIn the kitchen',
    });
    expect(lasting('', '20')).toMatchObject({ end: null, description: 'Lasted 20 seconds' });
  });

  it('never replaces an end that was entered, and is still said', () => {
    expect(lasting('3', '', { end: '2026-11-18T00:30' })).toMatchObject({
      end: '2026-11-18T00:30',
      description: 'Lasted 3 minutes',
    });
    expect(lasting('3', '', { all_day: true })).toMatchObject({ end: null });
  });

  it('changes nothing when nothing was typed', () => {
    expect(lasting('', '')).toEqual(seizure);
    expect(lasting('0', '0')).toEqual(seizure);
    expect(withTypedLength(seizure, {})).toEqual(seizure);
  });

  it.each(['1.5', '-1', 'two', '1000'])('is no length: %s minutes', (minutes) => {
    expect(lengthOf({ lengthMinutes: minutes })).toBeNull();
    expect(lasting(minutes, '')).toEqual(seizure);
  });

  it('has at most 59 seconds', () => {
    expect(lengthOf({ lengthSeconds: '60' })).toBeNull();
    expect(lengthOf({ lengthSeconds: '59' })).toEqual({ minutes: 0, seconds: 59 });
  });
});
