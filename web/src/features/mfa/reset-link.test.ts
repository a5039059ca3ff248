import { describe, expect, it } from 'vitest';
import { readResetLink } from './reset-link.ts';

const code = 'a'.repeat(43);
const values = { email: 'ada+1@example.org', code };

describe('§2.1 /password-verify opened from a mail', () => {
  it.each([
    ['reset', false],
    ['invitation', true],
  ])('takes address, code and kind from the fragment of a link: %s', (kind, isInvitation) => {
    const { hash } = new URL(
      `https://x.example/password-verify#email=ada%2B1%40example.org&code=${code}&kind=${kind}`,
    );
    expect(readResetLink(hash, null)).toEqual({ kind: 'filled-in', values, isInvitation });
  });

  it('keeps them in the history entry, for a page loaded again', () => {
    const kept = { values, isInvitation: true };
    expect(readResetLink('', kept)).toEqual({ kind: 'filled-in', ...kept });
    expect(readResetLink('', { token: 't' })).toEqual({ kind: 'none' });
  });

  it('takes the token of a link that takes an address back, and keeps it in the history entry', () => {
    expect(readResetLink('#take-back=id.secret', null)).toEqual({
      kind: 'take-back',
      takeBack: 'id.secret',
    });
    expect(readResetLink('', { takeBack: 'id.secret' })).toEqual({
      kind: 'take-back',
      takeBack: 'id.secret',
    });
  });

  it.each([[''], ['#'], ['#content']])('%j fills in nothing', (hash) => {
    expect(readResetLink(hash, null)).toEqual({ kind: 'none' });
  });

  it.each([
    ['#email=ada%40example.org'],
    ['#email=ada%40example.org&code=12345'],
    [`#email=ada%40example.org&code=${code.slice(1)}`],
    ['#code=123456'],
    ['#email=ada&code=123456'],
  ])('%j is malformed', (hash) => {
    expect(readResetLink(hash, null)).toEqual({ kind: 'malformed' });
  });
});
