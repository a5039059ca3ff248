import { consentValidMs } from '@caretrail/contract/cookie-consent/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBrowser } from '../testing/fresh-browser.ts';
import { cookieChoiceAt, isChoiceDue, writeCookieChoice } from './cookie-choice.ts';

const now = Date.parse('2026-11-15T09:30:00.000Z');

let storage: ReturnType<typeof freshBrowser>;
beforeEach(() => {
  storage = freshBrowser();
});

describe('§3 §4.5 the cookie choice', () => {
  it('is due until it is made, and is stored as a word and an ISO timestamp', () => {
    expect(isChoiceDue(now)).toBe(true);
    expect(cookieChoiceAt(now)).toBeNull();
    writeCookieChoice('declined', now);
    expect(storage.getItem('cookie_consent')).toBe('declined');
    expect(storage.getItem('cookie_consent_date')).toBe('2026-11-15T09:30:00.000Z');
    expect(isChoiceDue(now)).toBe(false);
    expect(cookieChoiceAt(now)).toBe('declined');
  });

  it('is due again after 13 months', () => {
    writeCookieChoice('accepted', now);
    expect(isChoiceDue(now + consentValidMs)).toBe(false);
    expect(isChoiceDue(now + consentValidMs + 1)).toBe(true);
  });
});
