import { spawn } from 'node:child_process';
import { SetupProblem } from './setup-problem.mjs';

/**
 * @typedef {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, onStart?: (pid: number) => void }} RunOptions
 * @typedef {{ code: number, output: string, missing: boolean }} Outcome
 */

/**
 * Runs a command quietly and shows its progress.
 *
 * @param {string} command
 * @param {string[]} argv
 * @param {RunOptions & { say: string }} options
 * @returns {Promise<Outcome>}
 */
export async function runShowingProgress(command, argv, { say, ...options }) {
  const progress = showProgress(say);
  try {
    return await runQuietly(command, argv, options);
  } finally {
    progress.stop();
  }
}

/**
 * Its output is returned, in case something is wrong with it.
 *
 * @param {string} command
 * @param {string[]} argv
 * @param {RunOptions} options
 * @returns {Promise<Outcome>}
 */
export function runQuietly(command, argv, { cwd, env, shell, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, argv, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    // Without this, killing us would leave the child running in a folder that is no longer locked.
    let interrupted = false;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      interrupted = true;
      child.kill(signal);
      // npm takes its time over a polite request, and a user does not wait a minute after Ctrl-C.
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
    };
    if (child.pid !== undefined) onStart?.(child.pid);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    /** @param {number} code @param {boolean} missing */
    const finish = (code, missing) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (interrupted) reject(new SetupProblem('Interrupted.'));
      else resolve({ code, output, missing });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1, 'code' in error && error.code === 'ENOENT');
    });
    child.on('close', (code) => finish(code ?? 1, false));
  });
}

/**
 * One line with the seconds counting up in a terminal; elsewhere a line now and then. It is shown
 * after `quietFor` milliseconds, which short work never reaches.
 *
 * @param {string} say
 * @param {number} quietFor
 */
export function showProgress(say, quietFor = 0) {
  const started = Date.now();
  const inTerminal = Boolean(process.stderr.isTTY);
  let shown = false;
  let next = 0;
  const tick = () => {
    const passed = Date.now() - started;
    if (passed < quietFor) return;
    const seconds = Math.round(passed / 1000);
    if (inTerminal) process.stderr.write(`\r\u001b[K${say} ${seconds} s`);
    else if (!shown) process.stderr.write(`${say}\n`);
    else if (seconds >= next) process.stderr.write(`  … ${seconds} s\n`);
    if (!shown || seconds >= next) next = seconds + 10;
    shown = true;
  };
  tick();
  const timer = setInterval(tick, 500);
  return {
    stop() {
      clearInterval(timer);
      if (shown && inTerminal) process.stderr.write('\n');
    },
  };
}
