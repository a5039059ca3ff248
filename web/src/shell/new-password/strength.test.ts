import { limits } from '@caretrail/contract/limits';
import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

// This workspace has no Node types.
type Work = { readonly user: number; readonly system: number };
const thread = (await import('node:process' as string)) as { threadCpuUsage(since?: Work): Work };

describe('§2.1 /set-new-password, while typing', () => {
  it('says how many characters are missing', () => {
    expect(strengthOf('')).toEqual({ kind: 'empty' });
    expect(strengthOf('tram')).toEqual({ kind: 'short', missing: limits.auth.passwordMin - 4 });
    expect(strengthOf('x'.repeat(limits.auth.passwordMin - 1))).toMatchObject({ missing: 1 });
  });

  it('counts characters as people see them', () => {
    expect(strengthOf('e\u0301'.repeat(4))).toMatchObject({ missing: limits.auth.passwordMin - 4 });
    expect(strengthOf('🦦'.repeat(4))).toMatchObject({ missing: limits.auth.passwordMin - 4 });
  });

  it.each([['aaaaaaaaaaaaaa'], ['abababababab'], ['PasswordPassword'], ['112211221122']])(
    '%s repeats itself',
    (password) => expect(strengthOf(password)).toEqual({ kind: 'repetitive' }),
  );

  it.each([['abcdefghijklmn'], ['123456789012'], ['qwertyuiopasdf'], ['zyxwvutsrqpo']])(
    '%s is a row',
    (password) => expect(strengthOf(password)).toEqual({ kind: 'sequence' }),
  );

  it('is enough, or strong', () => {
    expect(strengthOf('otter tram 7')).toEqual({ kind: 'enough' });
    expect(strengthOf('marigold-tram-otter-42')).toEqual({ kind: 'strong' });
  });

  it('stays quick with the longest password', () => {
    const before = thread.threadCpuUsage();
    // Enough different letters to be checked to the end, and repeated except for the last character.
    expect(strengthOf(`${'tramo'.repeat(102)}x`)).toEqual({ kind: 'strong' });
    const { user, system } = thread.threadCpuUsage(before);
    // Microseconds of work.
    expect(user + system).toBeLessThan(200_000);
  });
});
