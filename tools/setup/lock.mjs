import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './folders.mjs';
import { showProgress } from './progress.mjs';
import { SetupProblem } from './setup-problem.mjs';

// In the root and not in node_modules, which `npm ci` takes away.
const FILE = inRoot('.setup.lock');

/** The holder touches the file this often; a waiter that sees no sign of life for long may take over. */
const HEARTBEAT_MS = 1_000;
const DEAD_AFTER_MS = 15_000;
/** A killed holder may leave its npm running; it gets the time to finish. */
const ORPHAN_DEAD_AFTER_MS = 180_000;

/**
 * Two commands started at the same time must not install into the same folder: one works, the
 * others wait and then find it done.
 *
 * @param {(noteChild: (pid: number) => void) => Promise<void>} work tells us each process it starts
 */
export async function withLock(work) {
  const mine = `${hostname()} ${process.pid} ${Date.now()}`;
  await take(mine);
  const heartbeat = setInterval(touch, HEARTBEAT_MS);
  const isMine = () => read().startsWith(mine);
  const release = () => {
    if (isMine()) rmSync(FILE, { force: true });
  };
  /** @type {number[]} */
  const children = [];
  /** @param {number} pid */
  const noteChild = (pid) => {
    children.push(pid);
    if (isMine()) writeFileSync(FILE, `${mine} ${children.join(' ')}`);
  };
  process.once('exit', release);
  try {
    await work(noteChild);
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} mine */
async function take(mine) {
  const progress = showProgress(
    'Another Caretrail command is setting up this folder; waiting for it …',
    2_000,
  );
  try {
    let lastSeen = '';
    let lastSign = Date.now();
    while (!create(mine)) {
      const holder = read();
      const seen = `${holder} ${lastTouched()}`;
      if (seen !== lastSeen) [lastSeen, lastSign] = [seen, Date.now()];
      // Measured by our own watching, so that a wrong clock or a laptop that slept does not matter.
      const silent = Date.now() - lastSign;
      if (isAbandoned(holder, silent)) removeAbandoned(holder);
      else await wait(200);
    }
  } finally {
    progress.stop();
  }
}

/** @param {string} mine */
function create(mine) {
  try {
    writeFileSync(FILE, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new SetupProblem(
      `Caretrail has to install into ${inRoot()} but cannot write there (${codeOf(error)}): ` +
        'make the folder writable, or clone it to a place of your own.',
    );
  }
}

/**
 * @param {string} holder
 * @param {number} silentFor milliseconds
 */
function isAbandoned(holder, silentFor) {
  const [host, pid, , ...children] = holder.split(' ');
  if (host !== hostname()) return silentFor > DEAD_AFTER_MS;
  if (children.some(isAlive)) return silentFor > ORPHAN_DEAD_AFTER_MS;
  return !isAlive(pid) || silentFor > DEAD_AFTER_MS;
}

/** @param {string | undefined} pid */
function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/**
 * Moved aside first: of several waiters that see the same dead holder, the rename succeeds for one.
 *
 * @param {string} holder
 */
function removeAbandoned(holder) {
  const aside = `${FILE}.${process.pid}`;
  try {
    if (read() !== holder) return;
    renameSync(FILE, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function read() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

function lastTouched() {
  return statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch() {
  const now = new Date();
  try {
    utimesSync(FILE, now, now);
  } catch {
    // Another process took it for dead and removed it. Continue: stopping half-way is worse.
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
