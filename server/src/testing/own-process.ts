import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startFlags } from './start-flags.ts';

export type OwnProcess = {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
};

const sources = join(import.meta.dirname, '..');
export const serverProgram = [...startFlags, join(sources, 'main.ts')];
export const commandLine = (...args: string[]): string[] => [join(sources, 'cli.ts'), ...args];
/** Without the built web app the server does not start. */
export const isWebBuilt = existsSync(join(sources, '../../web/dist/index.html'));

/** The folder of `keepCompiled`, from the first file on, because a test starts dozens of processes. */
const compiled = join(sources, '../../node_modules/.cache/caretrail-compiled');

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;
const endsWithUs = `--import=${endWithParent}?parent=${process.pid}`;

/**
 * A server as an operator starts it: of our environment it sees what every program needs, and what it is given. Also a
 * crash of ours ends it.
 */
export function startProcess(
  variables: Readonly<Record<string, string>>,
  { program = serverProgram, cwd }: { program?: readonly string[]; cwd: string },
): OwnProcess {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [endsWithUs, ...program], {
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_COMPILE_CACHE: compiled, ...variables },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()));
  return { child, printed: () => text, ended: new Promise((done) => child.once('close', done)) };
}

/** Waits for this output; a process that ends before has failed. Returns the milliseconds it took. */
export async function saidBy(
  { child, printed }: OwnProcess,
  words: string,
  withinMs = 280_000,
): Promise<number> {
  const began = performance.now();
  while (!printed().includes(words)) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - began > withinMs)
      throw new Error(`It did not say "${words}", but: ${printed()}`);
    await sleep(20);
  }
  return performance.now() - began;
}

export async function endProcess(
  { child, ended }: OwnProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal);
  return ended;
}
