import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ownProcess = pathToFileURL(join(import.meta.dirname, 'own-process.ts')).href;
const starter = `
  const { startProcess } = await import('${ownProcess}');
  const { child } = startProcess({}, { program: ['-e', 'setInterval(() => {}, 1000)'], cwd: '.' });
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends with the process that started it, also where that was killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starter]);
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(said);
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  try {
    await expect.poll(() => isRunning(pid)).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
});
