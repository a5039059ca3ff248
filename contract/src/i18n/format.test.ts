import { afterEach, describe, expect, it } from 'vitest';
import { english, takeLanguageFrom } from './current-language.ts';
import { dayFormat, formatList, formatRelative, momentFormat, withCapital } from './format.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const moment = momentFormat({ dateStyle: 'long', timeStyle: 'short' });

afterEach(() => {
  takeLanguageFrom(() => english);
});

describe('dates, lists and relative times', () => {
  it('are English by default', () => {
    expect(longDay('2026-11-17')).toBe('Tuesday 17 November 2026');
    expect(moment(Date.parse('2026-11-17T23:30:00Z'), 'Europe/Berlin')).toBe(
      '18 November 2026 at 00:30',
    );
    expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
    expect(formatRelative(1, 'day')).toBe('tomorrow');
    expect(withCapital('poor sleep')).toBe('Poor sleep');
  });

  it('follow the language of the moment', () => {
    takeLanguageFrom(() => german);
    expect(longDay('2026-11-17')).toBe('Dienstag, 17. November 2026');
    expect(moment(Date.parse('2026-11-17T23:30:00Z'), 'Europe/Berlin')).toBe(
      '18. November 2026 um 00:30',
    );
    expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
    expect(formatRelative(-1, 'day')).toBe('gestern');
    expect(withCapital('übelkeit')).toBe('Übelkeit');
  });
});
