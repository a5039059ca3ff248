import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot, root } from './folders.mjs';
import { matchesLock } from './installed-packages.mjs';
import { runShowingProgress } from './progress.mjs';
import { SetupProblem } from './setup-problem.mjs';

const STAMP = inRoot('node_modules', '.caretrail-installed');

/** Changes with anything that makes an installed node_modules the wrong one. */
function fingerprint() {
  const lock = readFileSync(inRoot('package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}`;
}

export function isInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return true;
  // npm was run by hand, and completely: no need to install again.
  return matchesLock() && stamp();
}

function stamp() {
  try {
    writeFileSync(STAMP, fingerprint());
  } catch {
    // The folder is read-only for us: then the next start compares again.
  }
  return true;
}

/** @param {(pid: number) => void} onStart */
export async function installPackages(onStart) {
  const { command, prefix, shell } = npm();
  const argv = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Even where NODE_ENV=production is set: the web app is built on this machine.
  argv.push('--include=dev', '--include=optional');
  // npm alone would try for minutes before it says that there is no network.
  argv.push('--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000');
  const { code, output, missing } = await runShowingProgress(command, [...prefix, ...argv], {
    cwd: root,
    shell,
    onStart,
    say: 'Installing packages (once, about a minute) …',
  });
  if (missing) {
    throw new SetupProblem('npm was not found: install Node with npm from https://nodejs.org.');
  }
  if (code !== 0) throw new SetupProblem(reasonFor(output));
  stamp();
}

/** npm as the one that called us, run by the Node that runs it; else the one on the PATH. */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  // Other package managers set the variable too, to themselves.
  if (basename(script) === 'npm-cli.js') return { command: node, prefix: [script], shell: false };
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' };
}

/** @type {[RegExp, string][]} */
const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
    'The packages could not be downloaded: check the network connection (or the proxy settings of npm) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    `npm may not write where it has to: make ${root} and the npm cache writable for this user, and run the command again.`,
  ],
  [/ENOSPC/, 'The disk is full: Caretrail needs about 1 GB.'],
  [
    /EUSAGE|can only install packages when your package.json/,
    'package-lock.json does not fit package.json: run `npm install` and commit the result.',
  ],
];

/**
 * What npm prints is long; a known cause is reported in one sentence.
 *
 * @param {string} output
 */
function reasonFor(output) {
  const known = REASONS.find(([pattern]) => pattern.test(output));
  if (known) return known[1];
  return `${output.trim()}\n\nThe packages could not be installed; npm says why above.`;
}
