import { describe, expect, expectTypeOf, it } from 'vitest';
import { clientErrors } from '../texts/client-errors.ts';
import {
  countSettled,
  isUnanswered,
  isListRequest,
  medicationIdForEditing,
  withRepeatOn,
} from './rules.ts';

describe('§7 list or create', () => {
  it('§7 status, with or without search, and nothing else is a list', () => {
    expect(isListRequest({ status: 'current', search: '' })).toBe(true);
    expect(isListRequest({ status: 'completed' })).toBe(true);
  });

  it.each([
    [{}],
    [{ search: 'x' }],
    [{ status: 'current', name: 'Keppra' }],
    [null],
    ['status'],
    [[]],
  ])('§7 %j is no list', (body) => {
    expect(isListRequest(body)).toBe(false);
  });

  it('§7 only own keys count', () => {
    expect(isListRequest(Object.create({ status: 'current' }))).toBe(false);
  });
});

describe('§5 withRepeatOn', () => {
  it('§5 every create and edit carries repeat_on', () => {
    expect(withRepeatOn({ name: 'Keppra' })).toEqual({ name: 'Keppra', repeat_on: null });
    expect(withRepeatOn({ repeat_on: 'mon' })).toEqual({ repeat_on: ['mon'] });
    expect(withRepeatOn({ repeat_on: ['mon', 'tue'] })).toEqual({ repeat_on: ['mon', 'tue'] });
  });

  it('§5 the values keep their type', () => {
    const chosen: { name: string; repeat_on: 'mon' | 'tue'[] | null } = { name: '', repeat_on: [] };
    const { repeat_on } = withRepeatOn(chosen);
    expectTypeOf(repeat_on).toEqualTypeOf<('mon' | 'tue')[] | null>();
  });

  it('§5 the argument is not modified', () => {
    const fields = Object.freeze({ repeat_on: 'mon' });
    withRepeatOn(fields);
    expect(fields).toEqual({ repeat_on: 'mon' });
  });
});

it('§7 bulk delete counts what succeeded and what failed', async () => {
  const settled = await Promise.allSettled([
    Promise.resolve(),
    Promise.reject(new Error('x')),
    Promise.resolve(3),
  ]);
  expect(countSettled(settled)).toEqual({ successful: 2, failed: 1 });
  expect(countSettled([])).toEqual({ successful: 0, failed: 0 });
});

describe('§8 a bulk delete without any answer', () => {
  const noAnswer = { status: 'rejected', reason: { kind: 'no-response', message: 'x' } } as const;
  const refused = {
    status: 'rejected',
    reason: { kind: 'status', status: 500, body: null, message: 'x' },
  } as const;
  const done = { status: 'fulfilled', value: null } as const;

  it.each([
    ['no call was answered', [noAnswer, noAnswer], true],
    ['one was refused', [noAnswer, refused], false],
    ['one was done', [noAnswer, done], false],
    ['nothing was sent', [], false],
  ])('%s', (_, results, isWholeFailure) => {
    expect(isUnanswered(results)).toBe(isWholeFailure);
  });
});

describe('§5 editing a medication', () => {
  it.each([null, undefined, '', ' ', 0])('§5 %j is no id', (found) => {
    expect(medicationIdForEditing(found)).toEqual({
      ok: false,
      error: clientErrors.medicationIdMissing,
    });
  });

  it('§5 an id found in the form is taken', () => {
    expect(medicationIdForEditing('abc')).toEqual({ ok: true, id: 'abc' });
  });
});
