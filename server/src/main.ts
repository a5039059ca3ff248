import { refuseWhileHeld } from './db/embedded/data-folder-lock.ts';
import { readEnv } from './env.ts';
import { demoAccounts, demoPassword } from './modules/demo/accounts.ts';
import { keepCompiled, writeCompiled } from './start/compile-cache.ts';
import { stopOnSignal } from './start/stop-on-signal.ts';
import { StartupProblem } from './startup-problem.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function greet(address: string, mode: 'demo' | 'production'): void {
  say(`\nCaretrail is ready at ${address}\n`);
  if (mode === 'production') return;
  say('Demo mode, for this computer only. Sign in with one of these:');
  for (const { email, who } of demoAccounts) say(`  ${email.padEnd(34)} ${who}`);
  say(
    `Password: ${demoPassword}. Security codes and other emails are printed here. Press Ctrl-C to stop.\n`,
  );
}

try {
  const env = readEnv();
  if (!env.databaseUrl) refuseWhileHeld(env.dataFolder);
  // Loaded here: a mistake in the environment is reported at once, without loading everything first.
  keepCompiled();
  const { run } = await import('./start/run.ts');
  const running = await run(env, say);
  stopOnSignal(running, say);
  greet(running.address, env.mode);
  writeCompiled();
} catch (error) {
  // A sentence for what the operator can fix; the trace only for our own faults.
  process.stderr.write(
    `${error instanceof StartupProblem ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
