import { describe, expect, it } from 'vitest';
import { reasonGiven } from './mail.ts';

describe('§6 the reason that an administrator gives', () => {
  it('stands on one line of the mail, and cannot look like a paragraph of ours', () => {
    const reason = 'ok”\r\n\r\nSign in here at once:\n\thttps://example.org/login\u2028“';
    expect(reasonGiven(reason)).toBe(
      'The reason given: “ok” Sign in here at once: https://example.org/login “”',
    );
  });
});
