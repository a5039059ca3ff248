import { readFileSync } from 'node:fs';
import { inRoot } from './folders.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/** Whether what npm says it installed is what the lock file asks for, on this kind of machine. */
export function matchesLock() {
  const wanted = packagesOf(inRoot('package-lock.json'));
  const installed = packagesOf(inRoot('node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const complete = Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const there = installed[path];
    if (!there) return entry.optional === true || !fitsHere(entry);
    return Boolean(entry.link) || there.version === entry.version;
  });
  // An optional package for another system may be missing, but must not be there.
  return complete && Object.values(installed).every(fitsHere);
}

/** @param {Entry} entry */
function fitsHere({ os, cpu }) {
  return (
    (!os || os.includes(process.platform) || os.some((each) => each.startsWith('!'))) &&
    (!cpu || cpu.includes(process.arch) || cpu.some((each) => each.startsWith('!')))
  );
}

/**
 * @param {string} lockFile
 * @returns {Packages | undefined}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
