import { describe, expect, it } from 'vitest';
import { isoFromMs } from '../dates.ts';
import { consentAt, consentChoices, consentValidMs, isBannerShown } from './rules.ts';

const now = 1_750_000_000_000;
const day = 24 * 60 * 60 * 1000;
const given = (ageMs: number, choice: string | null = 'declined') => ({
  choice,
  date: isoFromMs(now - ageMs),
});

describe('§4.5 the cookie banner', () => {
  it('shows when there is no consent', () => {
    expect(isBannerShown({ choice: null, date: null }, now)).toBe(true);
  });

  it.each(consentChoices)('stays hidden once %s', (choice) => {
    expect(isBannerShown(given(1, choice), now)).toBe(false);
    expect(consentAt(given(1, choice), now)).toBe(choice);
  });

  it('shows again one millisecond after 13 months of 30.44 days', () => {
    expect(isBannerShown(given(consentValidMs - 1), now)).toBe(false);
    expect(isBannerShown(given(consentValidMs), now)).toBe(false);
    expect(isBannerShown(given(consentValidMs + 1), now)).toBe(true);
  });

  it.each([
    { choice: 'yes', date: isoFromMs(now) },
    { choice: '', date: isoFromMs(now) },
    { choice: 'accepted', date: null },
    { choice: 'accepted', date: 'yesterday' },
    { choice: 'accepted', date: '2024-02-31T00:00:00.000Z' },
    { choice: null, date: isoFromMs(now) },
  ])('ignores the stored values %o', (stored) => {
    expect(isBannerShown(stored, now)).toBe(true);
  });

  it('tolerates a clock that was put back, but no date from further ahead', () => {
    expect(isBannerShown(given(-day), now)).toBe(false);
    expect(isBannerShown(given(-day - 1), now)).toBe(true);
  });
});
