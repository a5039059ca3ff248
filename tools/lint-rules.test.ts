import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binOf } from './stages/run-command.ts';
import { root } from './root.ts';
import { lintFaults } from './testing/lint-faults.ts';
import { lintedWithoutFault } from './testing/lint-good-files.ts';
import { type PlantedTree, plantTree } from './testing/plant-tree.ts';

describe('types and lint rules', () => {
  let tree: PlantedTree;
  const reported = new Map<string, string[]>();

  beforeAll(() => {
    tree = plantTree(
      {
        ...lintedWithoutFault,
        ...Object.fromEntries(lintFaults),
        '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
        'tsconfig.json': `{ "compilerOptions": { "strict": true, "module": "nodenext", "jsx": "react-jsx", "noEmit": true, "types": ["node"], "allowImportingTsExtensions": true, "lib": ["es2024", "dom"] } }`,
      },
      { node_modules: join(root, 'node_modules') },
    );
    const run = spawnSync(process.execPath, [binOf('oxlint'), '--type-check', '--format', 'json'], {
      cwd: tree.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { code?: string; message: string; filename: string }[];
    };
    for (const { code, message, filename } of diagnostics) {
      const path = filename.replaceAll('\\', '/');
      const name = code ?? (/unused.*directive/i.test(message) ? 'unused directive' : message);
      reported.set(path, [...(reported.get(path) ?? []), name]);
    }
  });

  afterAll(() => tree.remove());

  it.each(lintFaults)('%s is refused', (path, _text, rule) => {
    expect(reported.get(path)).toContain(rule);
  });

  it.each(Object.keys(lintedWithoutFault))('%s is let through', (path) => {
    expect(reported.get(path) ?? []).toEqual([]);
  });
});
