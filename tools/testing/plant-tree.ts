import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type PlantedTree = { folder: string; remove: () => void };

/**
 * A small tree of files in the temp folder, to see that a checker really reports what it should.
 * `links` maps a path in the tree to what it points at: relative is inside the tree.
 */
export function plantTree(
  files: Record<string, string>,
  links: Record<string, string> = {},
): PlantedTree {
  const folder = mkdtempSync(join(tmpdir(), 'caretrail-planted-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // 'junction' lets Windows link folders without special rights; elsewhere it has no meaning.
    symlinkSync(resolve(folder, target), join(folder, path), 'junction');
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
