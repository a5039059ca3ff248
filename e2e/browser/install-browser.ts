import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const APT = '/usr/bin/apt-get';
const LISTS = '/var/lib/apt/lists';

/** Installs a browser on a machine that has none; looking again shows whether it worked. */
export async function installBrowser(): Promise<void> {
  if (process.getuid?.() === 0 && existsSync(APT)) {
    say('No browser found. Installing Chromium with apt (about 100 MB, a minute or two).');
    if (await installWithApt()) return;
  }
  say('No browser found. Downloading the Chromium of Playwright (about 170 MB).');
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
}

async function installWithApt(): Promise<boolean> {
  const install = () =>
    run(APT, [
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
  const update = () => run(APT, ['update', '-q']);
  // A fresh container has no package lists; old ones name versions that are gone.
  if (hasPackageLists() && (await install())) return true;
  return (await update()) && (await install());
}

function hasPackageLists(): boolean {
  return existsSync(LISTS) && readdirSync(LISTS).some((name) => name.includes('_Packages'));
}

/** Shows only that it is running, and the last lines if it fails: apt alone prints hundreds. */
function run(command: string, argv: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, argv, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
    });
    const started = Date.now();
    const progress = setInterval(
      () => say(`  … ${Math.round((Date.now() - started) / 1000)} s`),
      10_000,
    );
    let tail = '';
    const keepTail = (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-600));
    child.stdout.on('data', keepTail);
    child.stderr.on('data', keepTail);
    const finish = (ok: boolean) => {
      clearInterval(progress);
      if (!ok) say(tail);
      resolve(ok);
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
