import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { Terms } from '@caretrail/contract/terms/schema';

export type TermsText = Terms & { readonly sha256: string };

const folder = new URL('./versions/', import.meta.url);

/**
 * The newest file of `versions/`: its name is the version. The first list is the summary, all of it the text. A
 * published file is never edited: a change is a new file, and every user is asked again.
 */
export async function readTerms(): Promise<TermsText> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.md$/.test(name))
    .toSorted();
  const newest = names.at(-1);
  if (!newest) throw new Error('There is no version of the terms.');
  const text = await readFile(new URL(newest, folder), 'utf8');
  const version = newest.replace('.md', '');
  const summary = text
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  return {
    version,
    published: version,
    summary: summary ?? [],
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}
