import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './folders.mjs';
import { SetupProblem } from './setup-problem.mjs';

/**
 * The Node that npm scripts get: the one among our optional packages that fits this machine, else
 * the one that runs us.
 */
export function findNode() {
  const { optionalDependencies = {} } = readJson(inRoot('package.json'));
  for (const name of Object.keys(optionalDependencies)) {
    const manifest = inRoot('node_modules', name, 'package.json');
    if (!existsSync(manifest)) continue;
    const { bin } = readJson(manifest);
    const path = bin?.node && inRoot('node_modules', name, bin.node);
    if (path && existsSync(path)) return path;
  }
  return process.execPath;
}

/** @param {string} node */
export function requireNode24(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [version, major] = /^v(\d+)\.[\d.]+/.exec(stdout ?? '') ?? [];
  if (Number(major ?? 0) >= 24) return;
  throw new SetupProblem(
    `Caretrail needs Node 24, and ${node} ${version ? `is ${version}` : 'does not run on this machine'}: ` +
      'install Node 24 or newer from https://nodejs.org and try again.',
  );
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
