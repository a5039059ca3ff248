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
import { dirname, join, relative } from 'node:path';
import { inRoot } from './folders.mjs';
import { runShowingProgress } from './progress.mjs';
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

/** @param {boolean} withPseudo */
function otherLanguages(withPseudo) {
  const folder = inRoot('contract', 'languages');
  const tags = existsSync(folder) ? readdirSync(folder).filter((tag) => tag !== ENGLISH) : [];
  return withPseudo ? [...tags, PSEUDO] : tags;
}

/** @param {boolean} withPseudo */
export function isWebFresh(withPseudo) {
  const stamp = join(BUILT, STAMP);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint() &&
    otherLanguages(withPseudo).every((tag) => existsSync(join(BUILT, 'languages', tag)))
  );
}

/**
 * @param {string} node
 * @param {(pid: number) => void} onStart
 * @param {boolean} withPseudo
 */
export async function buildWeb(node, onStart, withPseudo) {
  const builtFrom = fingerprint();
  // Built aside and then swapped: a server that is running keeps its files until the new ones are
  // whole, and a build that fails takes nothing away.
  const cache = inRoot('node_modules', '.cache');
  const [fresh, old] = [join(cache, 'web-fresh'), join(cache, 'web-old')];
  mkdirSync(cache, { recursive: true });
  for (const language of [ENGLISH, ...otherLanguages(withPseudo)]) {
    const folder = language === ENGLISH ? fresh : join(fresh, 'languages', language);
    const { code, output } = await runShowingProgress(
      node,
      // A relative folder, because that is what plugins are used to.
      [viteScript(), 'build', '--outDir', relative(inRoot('web'), folder), '--emptyOutDir'],
      {
        cwd: inRoot('web'),
        env: { ...process.env, NODE_ENV: 'production', CARETRAIL_LANGUAGE: language },
        say: `Building the web app${language === ENGLISH ? '' : ` (${language})`} …`,
        quietFor: 2_000,
        onStart,
      },
    );
    if (code !== 0) throw new SetupProblem(`${output.trim()}\n\nThe web app could not be built.`);
  }
  writeFileSync(join(fresh, STAMP), builtFrom);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(BUILT)) renameSync(BUILT, old);
  renameSync(fresh, BUILT);
  rmSync(old, { recursive: true, force: true });
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
