import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inRoot } from './folders.mjs';
import { runQuietly, showProgress } from './progress.mjs';
import { SetupProblem } from './setup-problem.mjs';

const BUILT = inRoot('web', 'dist');
const STAMP = '.built-from';

/** All that ends up in the built app. Relative to the root, so that a moved folder stays fresh. */
const SOURCES = [
  'web/src',
  'web/public',
  'web/build',
  'web/vite.config.ts',
  'contract/src',
  'contract/languages',
  'package-lock.json',
];

/** English is the app itself; each other language is a build beside it. */
const ENGLISH = 'en';
/** Longer, accented and from right to left: the browser tests walk through it. */
const PSEUDO = 'en-XB';

/**
 * Half of a build is the best compression, which only a real connection pays back: a build for tests
 * is compressed quickly, and is not taken for `npm start`.
 */
const QUICK = 'quick';

/** @param {boolean} forTests */
function languages(forTests) {
  const folder = inRoot('contract', 'languages');
  const tags = existsSync(folder) ? readdirSync(folder).filter((tag) => tag !== ENGLISH) : [];
  return [ENGLISH, ...tags, ...(forTests ? [PSEUDO] : [])];
}

/** @param {string} tag @param {string} built */
const folderOf = (tag, built) => (tag === ENGLISH ? built : join(built, 'languages', tag));

/**
 * The languages that are not built yet.
 *
 * @param {boolean} forTests
 */
function missing(forTests) {
  const wanted = languages(forTests);
  const stamp = join(BUILT, STAMP);
  const [builtFrom, how] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (builtFrom !== fingerprint() || (how === QUICK && !forTests)) return wanted;
  return wanted.filter((tag) => !existsSync(folderOf(tag, BUILT)));
}

/** @param {boolean} forTests */
export const isWebFresh = (forTests) => missing(forTests).length === 0;

/**
 * @param {string} node
 * @param {(pid: number) => void} onStart
 * @param {boolean} forTests
 */
export async function buildWeb(node, onStart, forTests) {
  const builtFrom = fingerprint();
  const tags = missing(forTests);
  // Built aside and then swapped: a server that is running keeps its files until the new ones are
  // whole, and a build that fails takes nothing away.
  const cache = inRoot('node_modules', '.cache');
  const aside = join(cache, 'web-aside');
  const [fresh, old] = [join(cache, 'web-fresh'), join(cache, 'web-old')];
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const waiting = [...tags];
  /** Two at once: a build alone keeps one core busy, and now and then two. */
  const buildNext = async () => {
    for (let tag = waiting.shift(); tag !== undefined; tag = waiting.shift())
      await buildLanguage(tag, { node, onStart, forTests, folder: join(aside, tag) });
  };
  const progress = showProgress('Building the web app …', 2_000);
  try {
    const lanes = Math.min(2, availableParallelism());
    // When one fails, none is left running.
    const ended = await Promise.allSettled(Array.from({ length: lanes }, buildNext));
    const failed = ended.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    progress.stop();
  }
  rmSync(fresh, { recursive: true, force: true });
  const isWhole = tags.includes(ENGLISH);
  for (const tag of tags) {
    const folder = folderOf(tag, isWhole ? fresh : BUILT);
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(join(aside, tag), folder);
  }
  if (!isWhole) return;
  writeFileSync(join(fresh, STAMP), forTests ? `${builtFrom} ${QUICK}` : builtFrom);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(BUILT)) renameSync(BUILT, old);
  renameSync(fresh, BUILT);
  rmSync(old, { recursive: true, force: true });
}

/**
 * @param {string} tag
 * @param {{ node: string, onStart: (pid: number) => void, forTests: boolean, folder: string }} how
 */
async function buildLanguage(tag, { node, onStart, forTests, folder }) {
  const { code, output } = await runQuietly(
    node,
    // A relative folder, because that is what plugins are used to.
    [viteScript(), 'build', '--outDir', relative(inRoot('web'), folder), '--emptyOutDir'],
    {
      cwd: inRoot('web'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CARETRAIL_LANGUAGE: tag,
        ...(forTests && { CARETRAIL_COMPRESSION: QUICK }),
      },
      onStart,
    },
  );
  if (code === 0) return;
  throw new SetupProblem(
    `${output.trim()}\n\nThe web app could not be built${tag === ENGLISH ? '' : ` (${tag})`}.`,
  );
}

/** npm may have put it into web/node_modules or into the root's. */
function viteScript() {
  const fromWeb = createRequire(inRoot('web', 'package.json'));
  return join(dirname(fromWeb.resolve('vite/package.json')), 'bin', 'vite.js');
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...SOURCES, ...pages()].flatMap(filesUnder)) {
    hash
      .update(`${path}\n`)
      .update(readFileSync(inRoot(path)))
      .update('\n');
  }
  return hash.digest('hex');
}

/** The page of the app, and the legal texts. */
function pages() {
  if (!existsSync(inRoot('web'))) return [];
  const names = readdirSync(inRoot('web')).filter((name) => name.endsWith('.html'));
  return names.sort().map((name) => `web/${name}`);
}

/**
 * @param {string} path
 * @returns {string[]} in a steady order, without tests: they are not built
 */
function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (/\.test\.tsx?$/.test(path)) return [];
  try {
    const names = readdirSync(inRoot(path)).sort();
    return names.flatMap((name) => filesUnder(`${path}/${name}`));
  } catch {
    return [path];
  }
}
