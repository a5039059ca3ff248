import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

export type Outcome = { code: number; output: string };

/**
 * The JavaScript file behind a package's command, to be run with the Node that runs us: neither
 * the PATH nor the shims of Windows matter.
 */
export function binOf(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Error(`The package ${packageName} has no command ${command}.`);
  return join(folder, file);
}

const running = new Set<ReturnType<typeof spawn>>();
let isStopping = false;

/** Runs a script on this Node. `live` shows its output as it comes; otherwise it is returned whole. */
export function runNode(
  argv: string[],
  { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
): Promise<Outcome> {
  if (isStopping) return Promise.resolve({ code: 1, output: 'Not run: interrupted.' });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argv, {
      cwd: root,
      // No stdin: on a build server there is none, and no check may wait for an answer.
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...colours(), ...env },
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (code: number, note = '') => {
      running.delete(child);
      resolve({ code, output: output + note });
    };
    child.on('error', (error) => finish(1, `${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `Ended by ${signal}.\n` : ''));
  });
}

/** What we collect is shown in our terminal, if we have one; a log file is better without colours. */
function colours(): Record<string, string> {
  if (process.env.NO_COLOR || process.env.FORCE_COLOR) return {};
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/**
 * Starts nothing more and passes the signal on, so that what the tests started (a database, a
 * browser) is stopped as well. Without a signal the running commands have got it already.
 */
export function stopRunning(signal?: NodeJS.Signals): void {
  isStopping = true;
  if (signal) for (const child of running) child.kill(signal);
}
