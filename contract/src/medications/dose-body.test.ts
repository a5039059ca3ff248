import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { newDose } from './dose-body.ts';
import { doseLogEntry, skipReasonLabels, skipReasons } from './doses.ts';

const version = '0198c0de-0000-7000-8000-000000000001';
const planned = { schedule_version_id: version, slot_id: 'am', local_date: '2026-03-05' };
const accepts = (body: object): boolean => z.safeParse(newDose, body).success;

it('needs only a status to log a dose as needed', () => {
  expect(z.parse(newDose, { status: 'taken' })).toMatchObject({ slot_id: null, via: 'web' });
});

it('a planned dose is named by version, slot and day together', () => {
  expect(accepts({ status: 'taken', ...planned })).toBe(true);
  for (const missing of Object.keys(planned)) {
    expect(accepts({ status: 'taken', ...planned, [missing]: null })).toBe(false);
  }
});

it('only a skipped dose has a reason', () => {
  for (const reason of skipReasons) {
    expect(accepts({ status: 'skipped', reason })).toBe(true);
    expect(accepts({ status: 'taken', reason })).toBe(false);
    expect(skipReasonLabels[reason]).not.toBe('');
  }
});

it('late and missed are never stored', () => {
  for (const status of ['late', 'missed']) expect(accepts({ status })).toBe(false);
});

it('an undo names the entry that it undoes', () => {
  expect(accepts({ status: 'cleared' })).toBe(false);
  expect(accepts({ status: 'cleared', supersedes: version })).toBe(true);
});

it('accepts no day at the end of the calendar', () => {
  for (const local_date of ['0001-01-01', '9999-12-31'])
    expect(accepts({ status: 'taken', ...planned, local_date })).toBe(false);
  expect(accepts({ status: 'taken', at: '0001-01-01T00:00:00+14:00' })).toBe(false);
});

it('the moment carries its zone', () => {
  expect(accepts({ status: 'taken', at: '2026-03-05T08:01:00Z' })).toBe(true);
  expect(accepts({ status: 'taken', at: '2026-03-05T08:01:00.123456+01:00' })).toBe(true);
  expect(accepts({ status: 'taken', at: '2026-03-05T08:01' })).toBe(false);
});

it('the log shows all that was written', () => {
  expect(Object.keys(doseLogEntry.shape)).toEqual(
    expect.arrayContaining(Object.keys(newDose.shape)),
  );
});
