import { describe, expect, it } from 'vitest';
import { withLength } from './keep-length.ts';
import { emptyValues } from './values.ts';

const visit = {
  ...emptyValues('2026-03-05', 'Europe/London'),
  startTime: '13:40',
  endTime: '14:30',
};
const stay = { ...visit, isSeveralDays: true, lastDay: '2026-03-07' };

describe('the end in the form after a change of the start', () => {
  it('moves with the time', () => {
    expect(withLength(visit, { startTime: '09:30' }, null)).toMatchObject({
      startTime: '09:30',
      endTime: '10:20',
      isSeveralDays: false,
    });
  });

  it('moves to the next day, and back', () => {
    const late = { ...visit, ...withLength(visit, { startTime: '23:30' }, null) };
    expect(late).toMatchObject({ endTime: '00:20', isSeveralDays: true, lastDay: '2026-03-06' });
    expect({ ...late, ...withLength(late, { startTime: '13:40' }, null) }).toEqual(visit);
  });

  it('moves with the day', () => {
    expect({ ...visit, ...withLength(visit, { day: '2026-03-09' }, null) }).toEqual({
      ...visit,
      day: '2026-03-09',
    });
    expect(withLength(stay, { day: '2026-03-09' }, null)).toMatchObject({
      lastDay: '2026-03-11',
      endTime: '14:30',
    });
    expect(withLength({ ...stay, isAllDay: true }, { day: '2026-03-09' }, null)).toMatchObject({
      lastDay: '2026-03-11',
    });
  });

  it('counts from the last whole start while a part of it is blank', () => {
    const cleared = { ...visit, startTime: '' };
    expect(withLength(visit, { startTime: '' }, null)).toEqual({ startTime: '' });
    expect(withLength(cleared, { startTime: '09:30' }, '2026-03-05T13:40')).toMatchObject({
      endTime: '10:20',
    });
  });

  it('stays where there is none, or where it is not after the start', () => {
    const open = { ...visit, endTime: '' };
    expect(withLength(open, { startTime: '09:30' }, null)).toEqual({ startTime: '09:30' });
    const wrong = { ...visit, endTime: '13:00' };
    expect(withLength(wrong, { startTime: '09:30' }, null)).toEqual({ startTime: '09:30' });
    expect(withLength(visit, { endTime: '15:00' }, null)).toEqual({ endTime: '15:00' });
  });

  it('stays as it is set together with the start: “Now” has no end', () => {
    const now = {
      day: '2026-03-09',
      startTime: '18:05',
      endTime: '',
      lastDay: '',
      isAllDay: false,
      isSeveralDays: false,
      isElsewhere: false,
    };
    expect(withLength(visit, now, null)).toEqual(now);
    expect(withLength(stay, now, null)).toEqual(now);
  });
});
