import { spawn } from 'node:child_process';
import { root } from './root.ts';

/** The server, started again on every change, and Vite with hot reload in front of it. */
const commands = [
  ['node', ['--watch', 'server/src/main.ts']],
  ['vite', ['web']],
] as const;

const running = commands.map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit' }),
);

for (const child of running) {
  // One without the other is no use.
  child.on('exit', (code) => {
    for (const other of running) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
