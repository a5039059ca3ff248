import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sectionsNamedIn } from '../covered-sections.ts';
import { root } from '../root.ts';
import type { Mutant } from './mutant.ts';

const importForm = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const contract = '@caretrail/contract/';
/** It types the values of the specification again. */
const specTest = 'contract/src/spec.test.ts';

function resolved(from: string, name: string): string | null {
  if (name.startsWith(contract)) return `contract/src/${name.slice(contract.length)}.ts`;
  return name.startsWith('.') ? relative(root, join(root, dirname(from), name)) : null;
}

/** What a file imports, of ours. */
function importsOf(file: string): string[] {
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  return [...source.matchAll(importForm)]
    .map(([, name = '']) => resolved(file, name))
    .filter((path) => path !== null);
}

/**
 * Finds the tests that must fail on a mutant, among those that need no database and no browser: those that import its
 * file themselves, and those that name its section and import the file indirectly. The nearest first: most mutants
 * go no further.
 */
export function makeTestFinder(): (mutant: Mutant) => { near: string[]; far: string[] } {
  const imports = new Map<string, string[]>();
  const known = (file: string): string[] => {
    const found = imports.get(file) ?? importsOf(file);
    imports.set(file, found);
    return found;
  };
  const reached = (test: string): Set<string> => {
    const all = new Set([test]);
    // A set hands out what is added while it is walked through.
    for (const file of all) for (const next of known(file)) all.add(next);
    return all;
  };
  const tests = globSync('{contract,web}/src/**/*.test.{ts,tsx}', { cwd: root }).map((file) => ({
    file,
    sections: new Set(sectionsNamedIn(readFileSync(join(root, file), 'utf8'))),
    reached: reached(file),
  }));
  return ({ file, section }) => {
    const near: string[] = [];
    const far: string[] = [];
    for (const test of tests) {
      const imports = known(test.file).includes(file);
      if (imports && (test.file === specTest || isBeside(test.file, file))) near.push(test.file);
      else if (imports || (test.reached.has(file) && test.sections.has(section)))
        far.push(test.file);
    }
    return { near, far };
  };
}

const isBeside = (test: string, file: string): boolean =>
  test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '');
