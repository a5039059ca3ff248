import { describe, expect, it } from 'vitest';
import { discreetLine, exampleLines, namedLine, reminderSubject } from './format-mail.ts';

const today = '2026-11-15';
const dose = {
  kind: 'dose',
  name: 'Levetiracetam',
  amount: '2 × 250 mg (500 mg)',
  local_date_time: '2026-11-15T20:00',
  put_off_from: null,
  all_day: false,
  is_again: false,
} as const;
const event = { ...dose, kind: 'event', name: 'MRI of the head', amount: '' } as const;

describe('§2.5 a reminder that names what it is about', () => {
  it.each([
    ['the amount of the plan', {}, '20:00 · Levetiracetam · 2 × 250 mg (500 mg)'],
    ['no amount where none is known', { amount: '' }, '20:00 · Levetiracetam'],
    [
      'the day where it is another',
      { local_date_time: '2026-11-16T06:00' },
      'Tomorrow at 06:00 · Levetiracetam · 2 × 250 mg (500 mg)',
    ],
    [
      'the planned time of what was put off',
      { local_date_time: '2026-11-15T21:15', put_off_from: '2026-11-15T20:00' },
      '21:15 · Levetiracetam · 2 × 250 mg (500 mg) · put off from 20:00',
    ],
    [
      'that it is not recorded',
      { is_again: true },
      '20:00 · Levetiracetam · 2 × 250 mg (500 mg) · not recorded yet',
    ],
  ])('says %s', (_, more, words) => {
    expect(namedLine({ ...dose, ...more }, today)).toBe(words);
  });

  it('says an event by its title', () => {
    expect(namedLine(event, today)).toBe('20:00 · MRI of the head');
    expect(namedLine({ ...event, all_day: true }, today)).toBe('Today, all day · MRI of the head');
  });
});

describe('§2.5 a discreet reminder', () => {
  it.each([
    [dose, true, 'One of your medicines is due at 20:00.'],
    [dose, false, 'Some of your medicines are due at 20:00.'],
    [{ ...dose, is_again: true }, true, 'One of your medicines due at 20:00 is not recorded yet.'],
    [
      { ...dose, is_again: true },
      false,
      'Some of your medicines due at 20:00 are not recorded yet.',
    ],
    [
      { ...dose, local_date_time: '2026-11-16T06:00' },
      true,
      'One of your medicines is due tomorrow at 06:00.',
    ],
    [event, true, 'You have an event at 20:00.'],
    [{ ...event, all_day: true }, true, 'You have an event today, all day.'],
    [
      { ...event, local_date_time: '2026-11-19T20:00' },
      false,
      'You have events on Thursday 19 November at 20:00.',
    ],
  ])('says when, and neither name nor amount nor number', (said, isOne, words) => {
    expect(discreetLine(said, today, isOne)).toBe(words);
    expect(words).not.toMatch(/Levetiracetam|MRI|mg|×/);
  });
});

describe('§2.5 the subject of a reminder', () => {
  const due = { kind: 'dose', is_again: false, told: null } as const;
  const again = { ...due, is_again: true };

  it('says what happened, and never of what', () => {
    expect(reminderSubject([due, due], true)).toBe('A medicine is due');
    expect(reminderSubject([again], true)).toBe('A dose is not recorded yet');
    expect(reminderSubject([{ ...due, kind: 'event' }], true)).toBe('An event is coming up');
  });

  it('says nothing where it is discreet, or about several things', () => {
    expect(reminderSubject([due], false)).toBe('A reminder from Caretrail');
    expect(reminderSubject([due, again], true)).toBe('A reminder from Caretrail');
  });
});

it('§2.5 the examples are what the mails say, of a made-up medicine', () => {
  expect(exampleLines).toEqual({
    named: '20:00 · Example medicine · 1 × 10 mg',
    discreet: 'One of your medicines is due at 20:00.',
  });
});
