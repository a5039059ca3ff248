import { describe, expect, it } from 'vitest';
import { isInvitationCode, readResetLink } from './reset-link.ts';

const long = 'a'.repeat(43);

describe('§2.1 /password-verify opened from a mail', () => {
  it('takes address and code from the fragment', () => {
    const { hash } = new URL(
      'https://x.example/password-verify#email=ada%2B1%40example.org&code=123456',
    );
    expect(readResetLink(hash, null)).toEqual({
      kind: 'filled-in',
      values: { email: 'ada+1@example.org', code: '123456' },
    });
  });

  it('takes the long code of an invitation', () => {
    expect(readResetLink(`#email=ada%40example.org&code=${long}`, null)).toMatchObject({
      kind: 'filled-in',
      values: { code: long },
    });
    expect(isInvitationCode(long)).toBe(true);
    expect(isInvitationCode('123456')).toBe(false);
  });

  it('keeps them in the history entry, for a page loaded again', () => {
    const values = { email: 'ada@example.org', code: '123456' };
    expect(readResetLink('', values)).toEqual({ kind: 'filled-in', values });
    expect(readResetLink('', { token: 't' })).toEqual({ kind: 'none' });
  });

  it.each([[''], ['#'], ['#content']])('%j fills in nothing', (hash) => {
    expect(readResetLink(hash, null)).toEqual({ kind: 'none' });
  });

  it.each([
    ['#email=ada%40example.org'],
    ['#email=ada%40example.org&code=12345'],
    [`#email=ada%40example.org&code=${long.slice(1)}`],
    ['#code=123456'],
    ['#email=ada&code=123456'],
  ])('%j is malformed', (hash) => {
    expect(readResetLink(hash, null)).toEqual({ kind: 'malformed' });
  });
});
