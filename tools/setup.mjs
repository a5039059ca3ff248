// Brings a fresh clone to the point where the npm scripts can run: `node tools/setup.mjs [--web] [--pseudo]`.
// It runs before anything is installed, so it may use nothing but what Node 20 has built in. Later
// steps are started with the Node that was installed, never by the name `node`: the shell that
// found the old one on its PATH would take that again.

import { isInstalled, installPackages } from './setup/install.mjs';
import { withLock } from './setup/lock.mjs';
import { findNode, requireNode24 } from './setup/pinned-node.mjs';
import { SetupProblem } from './setup/setup-problem.mjs';
import { buildWeb, isWebFresh } from './setup/web-build.mjs';

const wantsWeb = process.argv.includes('--web');
/** For tests: with the pseudo-language too, and compressed quickly. */
const forTests = process.argv.includes('--pseudo');

try {
  // Usually there is nothing to do, and then nothing is written: no lock either.
  if (!isInstalled()) {
    await withLock(async (noteChild) => {
      if (!isInstalled()) await installPackages(noteChild);
    });
  }
  const node = findNode();
  requireNode24(node);
  if (wantsWeb && !isWebFresh(forTests)) {
    await withLock(async (noteChild) => {
      if (!isWebFresh(forTests)) await buildWeb(node, noteChild, forTests);
    });
  }
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
