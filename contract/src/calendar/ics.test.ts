import { describe, expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from './ics.ts';
import { formFault, readCalendar } from './testing/read-calendar.ts';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '0190a0a0-0000-7000-8000-000000000000',
  sequence: 0,
  changedMs: 1_772_000_000_000,
  time: { fromMs: 1_772_100_000_000, toMs: 1_772_103_600_000 },
  summary: 'MRI',
  location: '',
  description: '',
  ...changes,
});
const written = (changes: Partial<CalendarEntry>) => writeCalendar([entry(changes)], null);

describe('a calendar file', () => {
  it('is that of RFC 5545, without a reminder', () => {
    expect(written({ location: 'Clinic, A 1' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:0190a0a0-0000-7000-8000-000000000000',
      'DTSTAMP:20260225T061320Z',
      'LAST-MODIFIED:20260225T061320Z',
      'SEQUENCE:0',
      'DTSTART:20260226T100000Z',
      'DTEND:20260226T110000Z',
      'SUMMARY:MRI',
      String.raw`LOCATION:Clinic\, A 1`,
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends a whole day with the next', () => {
    const text = written({ time: { first: '2026-02-28', last: '2026-02-28' } });
    expect(text).toContain('DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301\r\n');
  });

  it.each([
    ['emojis', '👩‍👩‍👧‍👦'.repeat(30)],
    ['74 letters and one of four octets', `${'x'.repeat(66)}🧠`],
    ['10,000 letters', 'ä'.repeat(10_000)],
  ])('folds %s at 75 octets, between characters', (_, summary) => {
    const text = written({ summary });
    expect(formFault(text)).toBeNull();
    expect(readCalendar(text).entries[0]?.summary).toBe(summary);
  });

  it.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])('keeps a text in its line: %j', (lineBreak) => {
    const text = written({ summary: `MRI${lineBreak}END:VEVENT${lineBreak}BEGIN:VALARM` });
    expect(formFault(text)).toBeNull();
    const { entries, parts } = readCalendar(text);
    expect([parts, entries[0]?.summary]).toEqual([['vevent'], 'MRI\nEND:VEVENT\nBEGIN:VALARM']);
  });

  it('has a part even where there is no visit, and says how long it stays fresh', () => {
    const text = writeCalendar([], { name: 'Appointments', refresh: 'PT1H' });
    const { head, parts } = readCalendar(text);
    expect(parts).toEqual(['vtimezone']);
    expect(head).toMatchObject({
      name: 'Appointments',
      'x-wr-calname': 'Appointments',
      'refresh-interval': 'PT1H',
      'x-published-ttl': 'PT1H',
    });
  });
});
