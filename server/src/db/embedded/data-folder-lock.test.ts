import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupProblem } from '../../startup-problem.ts';
import { lockDataFolder, refuseWhileHeld } from './data-folder-lock.ts';
import { identifyProcess } from './process-identity.ts';

describe('the lock of a data folder', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'caretrail-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const lockFile = (): string => join(dataDir, 'caretrail.lock');

  it('is taken once, and again after its release', async () => {
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(StartupProblem);
    lock.release();
    expect(readdirSync(dataDir)).toEqual([]);
    (await lockDataFolder(dataDir)).release();
  });

  it('names its holder', async () => {
    refuseWhileHeld(dataDir);
    const lock = await lockDataFolder(dataDir);
    expect(() => refuseWhileHeld(dataDir)).toThrow(`(process ${process.pid})`);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(`(process ${process.pid})`);
    lock.release();
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, identity: 'x:1' })],
    [
      'of an earlier process with our number',
      JSON.stringify({ pid: process.pid, identity: 'x:1' }),
    ],
    ['that is malformed', 'half a loc'],
    ['that is empty', ''],
  ])('%s is ignored', async (_, text) => {
    writeFileSync(lockFile(), text);
    utimesSync(lockFile(), 1, 1);
    const lock = await lockDataFolder(dataDir);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`"pid":${process.pid}`);
    lock.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is not released by a process that no longer holds it', async () => {
    const lock = await lockDataFolder(dataDir);
    writeFileSync(lockFile(), 'of another process');
    lock.release();
    expect(readFileSync(lockFile(), 'utf8')).toBe('of another process');
  });

  it('goes to exactly one of many processes that find the lock of a killed one', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, identity: 'x:1' }));
    const source = `
      import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))};
      process.stdout.write('ready');
      await new Promise((resolve) => process.stdin.once('data', resolve));
      const answer = await lockDataFolder(${JSON.stringify(dataDir)}).then(() => 'mine', () => 'taken');
      process.stdout.write(answer);
      await new Promise((resolve) => process.stdin.on('end', resolve).resume());`;
    const contenders = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', source], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const nextMessages = (): Promise<string[]> =>
      Promise.all(contenders.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
    await nextMessages();
    for (const { stdin } of contenders) stdin.write('go');
    const answers = await nextMessages();
    for (const { stdin } of contenders) stdin.end();
    await Promise.all(contenders.map((contender) => once(contender, 'close')));
    expect(answers.toSorted()).toEqual(['mine', ...Array.from({ length: 5 }, () => 'taken')]);
  });
});

describe('the identity of a process', () => {
  it('is stable, differs between two processes, and is missing for a zombie', async () => {
    expect(identifyProcess(process.pid)).toBe(identifyProcess(process.pid));
    expect(identifyProcess(process.pid)).not.toBe(identifyProcess(process.ppid));
    const child = spawn(process.execPath, ['--eval', '']);
    const pid = child.pid ?? 0;
    expect(identifyProcess(pid)).toBeDefined();
    await once(child, 'close');
    expect(identifyProcess(pid)).toBeUndefined();
  });
});
