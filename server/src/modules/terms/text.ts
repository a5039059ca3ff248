import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { Terms } from '@caretrail/contract/terms/schema';
import { fillLegalText, type LegalFacts } from '../../legal-text.ts';

export type TermsText = Terms & { readonly sha256: string };

const folder = new URL('./versions/', import.meta.url);

/**
 * The newest file of `versions/`, filled with the facts of this installation: its name is the version. The first list is
 * the summary, all of it the text; the sum is that of the text as people read it. A published file is never edited: a
 * change is a new file, and every user is asked again. Without a suffix it is English; `2026-11-18.de.md` would be the
 * German text of that version.
 */
export async function readTerms(facts: LegalFacts): Promise<TermsText> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.md$/.test(name))
    .toSorted();
  const newest = names.at(-1);
  if (!newest) throw new Error('There is no version of the terms.');
  const text = fillLegalText(await readFile(new URL(newest, folder), 'utf8'), facts);
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
