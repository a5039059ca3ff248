import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const specification = readFileSync(join(root, 'docs/spec/spec.md'), 'utf8').replaceAll('’', "'");

/** Named by the specification: such a text stays to the letter, whatever the glossary says. */
export const isFixedBySpec = (text: string): boolean =>
  text.length > 5 && specification.includes(text.replaceAll('’', "'"));
