import { describe, expect, it } from 'vitest';
import { anEvent } from '../../../testing/an-event.ts';
import { bodyOf } from './body.ts';
import { isDraftOf, isSameForm, keepFiles, keptFiles, sendingOf } from './draft.ts';
import { withoutMended } from './mended.ts';
import { emptyValues } from './values.ts';

const here = { zone: 'Europe/London', nowMs: Date.parse('2026-11-15T12:00:00Z') };
const values = emptyValues('2026-11-20', here.zone);
const body = bodyOf(values, here);
const files = [new File(['x'], 'a.pdf')];

describe('§7 a form that was begun', () => {
  it('belongs to its event, or to the new one', () => {
    const event = anEvent();
    expect(isDraftOf({ base: event, typed: values }, event.id)).toBe(true);
    expect(isDraftOf({ base: event, typed: values }, null)).toBe(false);
    expect(isDraftOf({ base: null, typed: values }, null)).toBe(true);
    expect(isDraftOf(null, null)).toBe(false);
  });

  it('is changed as soon as it says something else', () => {
    expect(isSameForm(values, { ...values })).toBe(true);
    expect(isSameForm(values, { ...values, title: 'x' })).toBe(false);
  });

  it('holds its files', () => {
    keepFiles(values, files);
    expect(keptFiles(values)).toBe(files);
    expect(keptFiles({ ...values })).toEqual([]);
  });

  it('sent again unchanged, it has the same key and says the same, whatever the clock', () => {
    const first = sendingOf(values, files, body);
    const later = bodyOf(values, { ...here, nowMs: here.nowMs + 1e10 });
    expect(sendingOf(values, files, later)).toBe(first);
  });

  it('changed, or with another file, it has a new key', () => {
    const first = sendingOf(values, files, body);
    const keys = [
      sendingOf({ ...values, title: 'x' }, files, body).idempotencyKey,
      sendingOf(values, [], body).idempotencyKey,
    ];
    expect(keys).not.toContain(first.idempotencyKey);
  });

  it('an edit sent again is the same one; over the version of somebody else it is a new one', () => {
    const edit = { title: 'x', version: 1 };
    const { idempotencyKey } = sendingOf(values, files, edit);
    expect(sendingOf(values, files, { ...edit }).idempotencyKey).toBe(idempotencyKey);
    expect(sendingOf(values, files, { ...edit, version: 2 }).idempotencyKey).not.toBe(
      idempotencyKey,
    );
  });
});

it('§5 what is being changed is not wrong until it is sent again', () => {
  const mistakes = { title: 'a', startTime: 'b', 'results.0.low': 'c' };
  expect(withoutMended(mistakes, { title: 'x' })).toEqual({ startTime: 'b', 'results.0.low': 'c' });
  expect(withoutMended(mistakes, { isAllDay: true, results: [] })).toEqual({ title: 'a' });
});
