import { describe, expect, it } from 'vitest';
import { clientErrors } from '../texts/client-errors.ts';
import { eventEndsBeforeStart, eventIdForEditing } from './rules.ts';

describe('§5 editing an event', () => {
  it.each([null, undefined, '', '  ', 7, {}])('§5 %j is no id', (found) => {
    expect(eventIdForEditing(found)).toEqual({ ok: false, error: clientErrors.eventIdMissing });
  });

  it('§5 an id found in the form is taken', () => {
    expect(eventIdForEditing(' abc ')).toEqual({ ok: true, id: 'abc' });
  });
});

describe('§3 the period of an event', () => {
  it('§3 an open end or an unknown start is no mistake', () => {
    expect(eventEndsBeforeStart({ start: '2026-03-05T09:30', end: null })).toBe(false);
    expect(eventEndsBeforeStart({ end: '2026-03-05T09:30' })).toBe(false);
  });

  it('§3 dates count before times, over the turn of a year', () => {
    expect(eventEndsBeforeStart({ start: '2025-12-31T23:00', end: '2026-01-01T00:30' })).toBe(
      false,
    );
    expect(eventEndsBeforeStart({ start: '2026-01-01T00:30', end: '2025-12-31T23:00' })).toBe(true);
  });
});
