import { endBeforeStartSentence } from '@caretrail/contract/http/period';
import { describe, expect, it } from 'vitest';
import { checkForm, clearErrors } from './check.ts';
import { repeatTexts } from './repeat-texts.ts';
import { noRepeat, type RepeatValues } from './repeat-values.ts';
import { formTexts, missing } from './texts.ts';
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

describe('§5 validation of the event form', () => {
  it('accepts kind, title, day and time', () => {
    expect(checkForm(good, here)).toMatchObject({ ok: true, body: { start: '2026-11-20T09:30' } });
  });

  it('reports every missing field of an empty form with its own message', () => {
    expect(errorsIn(emptyValues(null, here.zone))).toEqual({
      event_type: missing.event_type,
      title: 'Enter a title for the event.',
      day: missing.day,
      startTime: missing.startTime,
    });
  });

  it('needs no title with a symptom or a note, and asks for one of the three without', () => {
    const symptom = { ...good, event_type: 'Important Data', title: '' } as const;
    expect(checkForm({ ...symptom, symptoms: ['dizziness'] }, here)).toMatchObject({
      ok: true,
      body: { title: 'Dizziness', symptoms: ['dizziness'] },
    });
    expect(checkForm({ ...symptom, description: 'Slept badly' }, here)).toMatchObject({
      ok: true,
      body: { title: 'Slept badly' },
    });
    expect(errorsIn({ ...symptom, symptoms: [''] })).toEqual({ title: formTexts.nothingSaid });
  });

  it('takes how long a seizure lasted, in whole minutes and seconds', () => {
    const seizure = { ...good, event_type: 'Important Data', symptoms: ['Seizure'] } as const;
    expect(checkForm({ ...seizure, lengthMinutes: '2' }, here)).toMatchObject({
      ok: true,
      body: { end: null, seizure: { seconds: 120, kind: null } },
    });
    const errors = errorsIn({ ...seizure, lengthMinutes: '1', lengthSeconds: '75' });
    expect(Object.keys(errors)).toEqual(['length']);
    expect(clearErrors(errors, { lengthSeconds: '15' })).toEqual({});
    expect(errorsIn({ lengthMinutes: '' })).toEqual({});
  });

  it('needs no time for an all-day event', () => {
    expect(errorsIn({ isAllDay: true, startTime: '' })).toEqual({});
  });

  it('reports an end before the start at the field of the end', () => {
    expect(errorsIn({ endTime: '09:00' })).toEqual({ endTime: endBeforeStartSentence() });
    const several = { isSeveralDays: true, isAllDay: true };
    expect(errorsIn({ ...several, lastDay: '' })).toEqual({ lastDay: missing.lastDay });
    expect(errorsIn({ ...several, lastDay: '2026-11-19' })).toEqual({
      lastDay: endBeforeStartSentence(),
    });
    expect(errorsIn({ isSeveralDays: true, lastDay: '2026-11-21' })).toEqual({
      endTime: missing.endTime,
    });
  });

  it('reports an error in a result at its own row, also after empty rows', () => {
    const results = [noResult, { ...noResult, name: 'CRP', value: '4', low: 'few' }];
    expect(errorsIn({ results })).toEqual({ 'results.1.low': 'Enter a number here.' });
    expect(errorsIn({ results: [{ ...noResult, value: '4' }] })).toEqual({
      'results.0.name': 'Enter the name of the test.',
    });
    expect(errorsIn({ results: [{ ...noResult, name: 'CRP' }] })).toHaveProperty([
      'results.0.value',
    ]);
  });

  it('reports what is missing or wrong in a rule at the field that asks for it', () => {
    const rule = { ...noRepeat, kind: 'week', times: '8' } as const;
    const errorsOf = (repeat: Partial<RepeatValues>) =>
      errorsIn({ event_type: 'Tests', repeat: { ...rule, ...repeat } });
    expect(errorsOf({ times: ' ' })).toEqual({ repeatTimes: repeatTexts.timesMissing });
    expect(errorsOf({ ends: 'until' })).toEqual({ repeatUntil: repeatTexts.untilMissing });
    expect(errorsOf({ times: '9999' })).toEqual({
      repeatTimes: 'Enter a whole number from 1 to 732.',
    });
    expect(Object.keys(errorsOf({ every: '0' }))).toEqual(['repeatEvery']);
    const errors = { repeatTimes: 'a', title: 'b' };
    expect(clearErrors(errors, { repeat: rule })).toEqual({ title: 'b' });
  });

  it('reports a line that is too long at its list', () => {
    expect(Object.keys(errorsIn({ symptoms: ['x'.repeat(300)] }))).toEqual(['symptoms']);
  });

  it('reports an invalid link', () => {
    expect(Object.keys(errorsIn({ video_url: 'no link' }))).toEqual(['video_url']);
  });
});

it('§5 clears the errors of edited fields', () => {
  const errors = { title: 'a', startTime: 'b', 'results.0.low': 'c' };
  expect(clearErrors(errors, { title: 'x' })).toEqual({ startTime: 'b', 'results.0.low': 'c' });
  expect(clearErrors(errors, { isAllDay: true, results: [] })).toEqual({ title: 'a' });
});
