import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleDate,
  isCalendarDate,
  isLocalDateTime,
  isLocalTime,
  isoFromMs,
  isTimeZone,
  msFromIso,
  usDate,
  usDateTexts,
} from './dates.ts';

const earliest = -62_135_596_800_000; // 0001-01-01
const latest = 253_402_300_799_999; // 9999-12-31
const instants = fc.integer({ min: earliest, max: latest });

describe('§2.6 the published date of an article', () => {
  it.each([
    ['2024-03-05', '5 Mar 2024'],
    ['2024-09-30', '30 Sept 2024'],
    ['2024-02-29', '29 Feb 2024'],
    ['2024-03-05T23:59', '5 Mar 2024'],
    ['2024-03-05T23:59:59.123456+00:00', '5 Mar 2024'],
    ['2024-03-05T23:30:00-02:00', '6 Mar 2024'],
  ])('%s reads %s', (value, shown) => {
    expect(articleDate(value)).toBe(shown);
  });

  it.each([null, undefined, '', 'soon', '2024-02-31'])('%s shows nothing', (value) => {
    expect(articleDate(value)).toBe('');
  });
});

describe('§2.7 short US date', () => {
  it.each([
    ['2024-03-05', 'Mar 5, 2024'],
    ['1950-12-31', 'Dec 31, 1950'],
    ['2024-03-05T10:00:00Z', 'Mar 5, 2024'],
  ])('%s reads %s', (value, shown) => {
    expect(usDate(value)).toBe(shown);
  });

  it.each([null, undefined, ''])('%s is missing', (value) => {
    expect(usDate(value)).toBe(usDateTexts.missing);
  });

  it.each(['soon', '2024-02-31', '2023-02-29', '2024-13-01', '2024-03-05T25:00:00Z', '5.3.2024'])(
    '%s is unparsable',
    (value) => {
      expect(usDate(value)).toBe(usDateTexts.unparsable);
    },
  );

  it('converts an instant to the zone of the reader, and never a calendar date', () => {
    const zone = 'America/Los_Angeles';
    expect(usDate('2024-03-05T02:00:00Z', zone)).toBe('Mar 4, 2024');
    expect(usDate('2024-03-05', zone)).toBe('Mar 5, 2024');
    expect(usDate('2024-03-05T02:00', zone)).toBe('Mar 5, 2024');
  });

  it('shows the day of every calendar date as it is written', () => {
    fc.assert(
      fc.property(instants, (ms) => {
        const date = isoFromMs(ms).slice(0, 10);
        expect(articleDate(date).split(' ')[0]).toBe(String(Number(date.slice(8))));
        expect(usDate(date).split(' ')[1]).toBe(`${Number(date.slice(8))},`);
      }),
    );
  });
});

describe('§3 forms of dates and times', () => {
  it('accepts every day that exists', () => {
    fc.assert(fc.property(instants, (ms) => isCalendarDate(isoFromMs(ms).slice(0, 10))));
  });

  it.each(['2024-02-30', '2023-02-29', '2024-00-10', '2024-1-1', '0000-01-01', '20240305', ''])(
    'refuses the date "%s"',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  it('accepts a local time from 00:00 to 23:59', () => {
    expect(['00:00', '08:30', '23:59'].every(isLocalTime)).toBe(true);
    expect(['24:00', '8:30', '08:60', '08:30:00', ' 08:30'].some(isLocalTime)).toBe(false);
  });

  it('accepts a local date and time without zone or seconds', () => {
    expect(isLocalDateTime('2024-03-05T14:30')).toBe(true);
    const others = ['2024-03-05 14:30', '2024-03-05T14:30Z', '2024-02-31T10:00', '2024-03-05'];
    expect(others.some(isLocalDateTime)).toBe(false);
  });

  it('accepts IANA zones and no bare offsets', () => {
    expect(
      ['Europe/Berlin', 'America/Argentina/Ushuaia', 'Etc/GMT+3', 'UTC'].every(isTimeZone),
    ).toBe(true);
    expect(
      ['+01:00', 'Mars/Olympus', '', 'Europe/Berlin\u0000', 'a'.repeat(10_000)].some(isTimeZone),
    ).toBe(false);
  });

  it('reads back every instant that it writes', () => {
    fc.assert(fc.property(instants, (ms) => msFromIso(isoFromMs(ms)) === ms));
  });

  it('reads offsets and decimals, and refuses what names no instant', () => {
    const noon = msFromIso('2024-03-05T12:00:00Z');
    expect(msFromIso('2024-03-05T12:00Z')).toBe(noon);
    expect(msFromIso('2024-03-05T14:30:00.000999+02:30')).toBe(noon);
    for (const text of ['2024-03-05', '2024-03-05T12:00', '2024-02-31T12:00:00Z', '', 'now']) {
      expect(msFromIso(text), text).toBeNull();
    }
  });
});
