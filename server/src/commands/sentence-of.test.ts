import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { backupCommand } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { inviteCommand } from './invite.ts';
import { restoreCommand, verifyBackupCommand } from './restore.ts';
import { sentenceOf } from './sentence-of.ts';

const env = readEnv({});
const silent = (): void => {};
const told = (running: Promise<unknown>): Promise<string | undefined> =>
  running.then(() => undefined, sentenceOf);
const help = 'Run “caretrail help” for the commands; docs/running.md explains their options.';

describe('a command with wrong arguments says so in one sentence, before it does anything', () => {
  it('for an unknown option, or one without its value', async () => {
    expect(await told(backupCommand(env, ['one.age', '--nonsense'], silent))).toBe(
      `Unknown option '--nonsense'. ${help}`,
    );
    expect(await told(restoreCommand(env, ['one.age', '--identity'], silent))).toBe(
      `Option '--identity <value>' argument missing. ${help}`,
    );
    expect(await told(doctorCommand(['now'], silent, {}))).toBe(
      `Unexpected argument 'now'. ${help}`,
    );
  });

  it('for a missing address, role or key', async () => {
    expect(await told(inviteCommand(env, ['not-an-address', '--role', 'patient'], silent))).toMatch(
      /^“not-an-address” is not an email address\. Usage: caretrail invite /,
    );
    expect(await told(inviteCommand(env, ['--role', 'patient'], silent))).toMatch(
      /^Usage: caretrail invite /,
    );
    expect(await told(inviteCommand(env, ['a@example.org', '--role', 'king'], silent))).toMatch(
      /^The role must be patient or administrator\. Usage: caretrail invite /,
    );
    const away = ['one.age', '--identity', '/nowhere/backup.key'];
    expect(await told(verifyBackupCommand(env, away, silent))).toBe(
      'There is no private key /nowhere/backup.key.',
    );
  });

  it('but has no sentence for an unexpected error', () => {
    expect(sentenceOf(new Error('boom'))).toBeUndefined();
  });
});
