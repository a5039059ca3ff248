import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { currentLanguage, english } from '@caretrail/contract/i18n/current-language';
import type { Terms } from '@caretrail/contract/terms/schema';
import { fillLegalText, legalFactsIn, type LegalFactsInLanguages } from '../../legal-text.ts';

/** The text in one language; the sum is that of the text as people read it. */
export type TermsText = Terms & { readonly sha256: string };

/** The current version, in every language that it has. */
export type CurrentTerms = {
  readonly version: string;
  readonly english: TermsText;
  /** By tag: 'de'. */
  readonly others: ReadonlyMap<string, TermsText>;
};

/**
 * The text that the caller of this request reads: English where there is none in the caller's language. A page of the app
 * has one language and asks for it with every call, so an acceptance is about the text that its page has shown.
 */
export const termsToRead = ({ english: inEnglish, others }: CurrentTerms): TermsText =>
  others.get(currentLanguage().tag) ?? inEnglish;

const folder = new URL('./versions/', import.meta.url);

/** 2026-11-18.md is English, 2026-11-18.de.md German. */
const fileName = /^(\d{4}-\d{2}-\d{2})(?:\.([a-zA-Z-]+))?\.md$/;

async function readText(
  name: string,
  version: string,
  tag: string,
  facts: LegalFactsInLanguages,
): Promise<TermsText> {
  const template = await readFile(new URL(name, folder), 'utf8');
  const text = fillLegalText(template, legalFactsIn(tag, facts));
  const summary = text
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  return {
    version,
    published: version,
    language: tag,
    summary: summary ?? [],
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}

/**
 * The newest file of `versions/` and its translations, filled with the facts of this installation: its name is the
 * version and the day of its publication. The first list is the summary, all of it the text. A published file is never
 * edited: a change is a new file, and every user is asked again. A translation can be added to a version later: it says
 * the same, so no one is asked again.
 */
export async function readTerms(facts: LegalFactsInLanguages): Promise<CurrentTerms> {
  const files = (await readdir(folder)).flatMap((name) => {
    const [, version, tag = english.tag] = fileName.exec(name) ?? [];
    return version === undefined ? [] : [{ name, version, tag }];
  });
  const newest = files
    .filter(({ tag }) => tag === english.tag)
    .map(({ version }) => version)
    .toSorted()
    .at(-1);
  const texts = new Map<string, TermsText>();
  for (const { name, version, tag } of files.filter((file) => file.version === newest)) {
    texts.set(tag, await readText(name, version, tag, facts));
  }
  const inEnglish = texts.get(english.tag);
  if (!inEnglish) throw new Error('There is no version of the terms.');
  texts.delete(english.tag);
  return { version: inEnglish.version, english: inEnglish, others: texts };
}
