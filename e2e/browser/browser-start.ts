import { spawnSync } from 'node:child_process';

/** A browser that starts here: its executable and the environment that it needs to do so. */
export type Browser = { path: string; env: Record<string, string> };

/**
 * None of them weakens a check on a page (origin checks, mixed content): they let the browser
 * run as root, in a container and without a graphics card. Forcing all drawing through SwiftShader
 * (--use-angle=swiftshader) is left out on purpose: pages and screenshots took ten times as long.
 */
export const browserArguments = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-dev-shm-usage',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
];

/** No image request leaves this machine. Blocking them by page.route would delay every other call of the page as well. */
export const onlyHere =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * Scripts are compiled once, and not optimised when they run often: the page of a test lives for seconds, too
 * short for the optimised code to pay off. A measurement leaves it out.
 */
export const shortLived = '--js-flags=--no-opt,--no-maglev';

/**
 * Fewer processes: the pages of a site share one, also from one test to the next, and drawing has none of its own. What
 * they would tell each other is a tenth of the work. A measurement leaves it out.
 */
export const fewProcesses = ['--process-per-site', '--in-process-gpu'];

/** Without a real locale, `navigator.language` is no valid tag and `Intl` throws on it. */
export const britishLocale = { LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' };

/** Whether the executable starts at all: one that misses a shared library exits immediately. */
export function starts({ path, env }: Browser): boolean {
  // On Windows --version opens a window and prints nothing.
  if (process.platform === 'win32') return true;
  const probe = spawnSync(path, ['--version'], {
    env: { ...process.env, ...env },
    timeout: 15_000,
    stdio: 'ignore',
  });
  return probe.status === 0;
}
