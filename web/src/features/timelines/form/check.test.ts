import { endBeforeStartSentence } from '@caretrail/contract/http/period';
import { describe, expect, it } from 'vitest';
import { checkForm, clearErrors } from './check.ts';
import { missing, nothingSaid } from './texts.ts';
import { emptyValues, type FormValues, noResult } from './values.ts';

const here = { zone: 'Europe/London', nowMs: Date.parse('2026-11-15T12:00:00Z') };
const good: FormValues = {
  ...emptyValues('2026-11-20', here.zone),
  event_type: 'Appointment',
  title: 'Visit',
  startTime: '09:30',
};
const errorsIn = (changes: Partial<FormValues>) => {
  const checked = checkForm({ ...good, ...changes }, here);
  return checked.ok ? {} : checked.errors;
};

describe('§5 the event form is judged by the contract', () => {
  it('kind, title, day and time are enough', () => {
    expect(checkForm(good, here)).toMatchObject({ ok: true, body: { start: '2026-11-20T09:30' } });
  });

  it('an empty form says all that is missing, each in its own words', () => {
    expect(errorsIn(emptyValues(null, here.zone))).toEqual({
      event_type: missing.event_type,
      title: 'Please give the event a title.',
      day: missing.day,
      startTime: missing.startTime,
    });
  });

  it('a symptom or a note needs no title; with nothing said it asks for what would do', () => {
    const symptom = { ...good, event_type: 'Important Data', title: '' } as const;
    expect(checkForm({ ...symptom, symptoms: ['dizziness'] }, here)).toMatchObject({
      ok: true,
      body: { title: 'Dizziness', symptoms: ['dizziness'] },
    });
    expect(checkForm({ ...symptom, description: 'Slept badly' }, here)).toMatchObject({
      ok: true,
      body: { title: 'Slept badly' },
    });
    expect(errorsIn({ ...symptom, symptoms: [''] })).toEqual({ title: nothingSaid });
  });

  it('all day needs no time', () => {
    expect(errorsIn({ isAllDay: true, startTime: '' })).toEqual({});
  });

  it('an end before the start is told where the end is asked for', () => {
    expect(errorsIn({ endTime: '09:00' })).toEqual({ endTime: endBeforeStartSentence });
    const several = { isSeveralDays: true, isAllDay: true };
    expect(errorsIn({ ...several, lastDay: '' })).toEqual({ lastDay: missing.lastDay });
    expect(errorsIn({ ...several, lastDay: '2026-11-19' })).toEqual({
      lastDay: endBeforeStartSentence,
    });
    expect(errorsIn({ isSeveralDays: true, lastDay: '2026-11-21' })).toEqual({
      endTime: missing.endTime,
    });
  });

  it('a mistake in a result is told in its own row, empty rows or not', () => {
    const results = [noResult, { ...noResult, name: 'CRP', value: '4', low: 'few' }];
    expect(errorsIn({ results })).toEqual({ 'results.1.low': 'Please write a number here.' });
    expect(errorsIn({ results: [{ ...noResult, value: '4' }] })).toEqual({
      'results.0.name': 'Please name what was measured.',
    });
    expect(errorsIn({ results: [{ ...noResult, name: 'CRP' }] })).toHaveProperty([
      'results.0.value',
    ]);
  });

  it('what is too long in one line of a list is told at the list', () => {
    expect(Object.keys(errorsIn({ symptoms: ['x'.repeat(300)] }))).toEqual(['symptoms']);
  });

  it('a link that is none is told', () => {
    expect(Object.keys(errorsIn({ video_url: 'no link' }))).toEqual(['video_url']);
  });
});

it('§5 what is being changed is not wrong until it is sent again', () => {
  const errors = { title: 'a', startTime: 'b', 'results.0.low': 'c' };
  expect(clearErrors(errors, { title: 'x' })).toEqual({ startTime: 'b', 'results.0.low': 'c' });
  expect(clearErrors(errors, { isAllDay: true, results: [] })).toEqual({ title: 'a' });
});
