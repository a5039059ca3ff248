import { parseMessage, placeholdersOf } from '@caretrail/contract/i18n/icu';
import type { CatalogueFile } from '../../web/build/messages/catalogues.ts';
import type { EnglishMessage } from './collect.ts';

type Named = Pick<EnglishMessage, 'section' | 'key'>;
const nameOf = ({ section, key }: Named): string => `${section}: ${key}`;

function placeholders(text: string): string | Error {
  try {
    return placeholdersOf(parseMessage(text)).join(', ');
  } catch (error) {
    return error as Error;
  }
}

/** Between words of another message or a name there is a sentence that no other language can put in its own order. */
const isPart = (text: string): boolean => /^\s|\s$|\{ /.test(text);

/** What is wrong with the English messages themselves. */
export function englishProblems(english: readonly EnglishMessage[]): string[] {
  const fileOf = new Map<string, string>();
  return english.flatMap((message) => {
    const { file, section, text } = message;
    const earlier = fileOf.get(nameOf(message));
    fileOf.set(nameOf(message), file);
    const found = placeholders(text);
    return [
      ...(earlier === undefined
        ? []
        : [`${file}: the section "${section}" is taken already by ${earlier}.`]),
      ...(found instanceof Error ? [`${file}: ${nameOf(message)} cannot be read: ${found}`] : []),
      ...(isPart(text) ? [`${file}: ${nameOf(message)} is part of a sentence: "${text}"`] : []),
    ];
  });
}

/** What a language lacks, has too much of, or writes with other placeholders than English. */
export function catalogueProblems(
  tag: string,
  english: readonly EnglishMessage[],
  catalogue: CatalogueFile,
): string[] {
  const known = new Set(english.map(nameOf));
  const missing = english
    .filter(({ section, key }) => catalogue[section]?.[key] === undefined)
    .map((message) => `${tag}: ${nameOf(message)} is missing: ${message.text}`);
  const unused = Object.entries(catalogue).flatMap(([section, entries]) =>
    Object.keys(entries)
      .filter((key) => !known.has(nameOf({ section, key })))
      .map((key) => `${tag}: ${nameOf({ section, key })} is not used any more.`),
  );
  const different = english.flatMap((message) => {
    const text = catalogue[message.section]?.[message.key];
    if (text === undefined) return [];
    const [ours, theirs] = [placeholders(message.text), placeholders(text)];
    if (theirs instanceof Error) return [`${tag}: ${nameOf(message)} cannot be read: ${theirs}`];
    return ours === theirs
      ? []
      : [`${tag}: ${nameOf(message)} has the placeholders [${theirs}], English has [${ours}].`];
  });
  return [...missing, ...unused, ...different];
}
