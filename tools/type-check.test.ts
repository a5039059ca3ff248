import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binOf } from './stages/run-command.ts';
import { root } from './root.ts';
import { type PlantedTree, plantTree } from './testing/plant-tree.ts';

const wrong = `export const count: number = 'one';\n`;
const unchecked = `export const first = (list: string[]): string => list[0];\n`;

/** A file at every place where we write code, its fault, and what is said of it under the settings of that place. */
const faults: [string, string, string][] = [
  ['contract/src/typed.ts', unchecked, 'TS2322'],
  ['contract/src/node.ts', `export const wait = setTimeout;\n`, 'TS2304'],
  ['contract/src/dom.ts', `export const title = document.title;\n`, 'TS2584'],
  ['server/src/typed.ts', unchecked, 'TS2322'],
  ['server/src/dom.ts', `export const title = document.title;\n`, 'TS2584'],
  ['web/src/typed.tsx', `export const Mark = () => <p title={1} />;\n`, 'TS2322'],
  ['web/src/node.ts', `export const id = process.pid;\n`, 'TS2591'],
  ['web/dev/typed.ts', unchecked, 'TS2322'],
  ['web/build/typed.ts', unchecked, 'TS2322'],
  ['web/vite.config.ts', wrong, 'TS2322'],
  ['e2e/typed.ts', unchecked, 'TS2322'],
  ['e2e/specs/typed.spec.ts', wrong, 'TS2322'],
  ['bench/src/typed.ts', unchecked, 'TS2322'],
  ['faults/src/typed.ts', unchecked, 'TS2322'],
  ['tools/typed.ts', unchecked, 'TS2322'],
  ['tools/typed.mjs', `/** @type {number} */\nexport const count = 'one';\n`, 'TS2322'],
  ['vitest.config.ts', wrong, 'TS2322'],
];

const settings = ['.', ...readdirSync(root)]
  .flatMap((folder) => [`${folder}/tsconfig.json`, `${folder}/tsconfig.base.json`])
  .filter((path) => existsSync(join(root, path)));

describe('the type check', () => {
  let tree: PlantedTree;
  let said: string[];

  beforeAll(() => {
    const copied = [...settings, '.oxlintrc.json'].map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]);
    tree = plantTree(Object.fromEntries([...copied, ...faults]), {
      node_modules: join(root, 'node_modules'),
    });
    const run = spawnSync(process.execPath, [binOf('oxlint'), '--type-check', '--format', 'json'], {
      cwd: tree.folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { code?: string; filename: string }[];
    };
    said = diagnostics.map(({ code, filename }) => `${filename.replaceAll('\\', '/')} ${code}`);
  });
  afterAll(() => tree.remove());

  it.each(faults)('sees %s', (path, _text, code) => {
    expect(said).toContain(`${path} typescript(${code})`);
  });
});
