import { describe, expect, it } from 'vitest';
import { contactHref, phoneHref } from './phone.ts';

describe('tap to call: a number is dialled as it is meant', () => {
  it.each([
    ['01632 960 123', 'tel:01632960123'],
    ['+44 (0)1632 960123', 'tel:+441632960123'],
    ['0049 (0)30 450-50', 'tel:00493045050'],
    ['+49 (0)30 450-50, ext. 12', 'tel:+493045050;ext=12'],
    ['030/450 50 x7', 'tel:03045050;ext=7'],
    ['(01632) 960 001 or 960 002', 'tel:01632960001'],
    ['Ward 7: 01632 960003', 'tel:01632960003'],
    ['01632 960 001 / 01632 960 002', 'tel:01632960001'],
    ['030 / 450 50 12', 'tel:0304505012'],
    ['office 01632 960 001, nights 01632 960 002', 'tel:01632960001'],
    ['112', 'tel:112'],
  ])('%s', (written, href) => {
    expect(phoneHref(written)).toBe(href);
  });

  it.each(['', 'ask at the desk', '+'])('dials nothing for %j', (written) => {
    expect(phoneHref(written)).toBeNull();
  });
});

describe('the contact of an event', () => {
  it.each([
    ['01632 960 110', 'tel:01632960110'],
    ['nurse3@example.org, 01632 960 110', 'tel:01632960110'],
    ['Anna, ward 7', null],
    ['nurse12345@example.org', null],
    ['', null],
  ])('%s', (written, href) => {
    expect(contactHref(written)).toBe(href);
  });
});
