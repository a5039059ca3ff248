import { readCatalogue, readLanguages } from '../web/build/messages/catalogues.ts';
import { isAllowed } from './words/allowed.ts';
import { catalogueProblems, englishProblems } from './words/catalogue-problems.ts';
import { collectMessages, readSource, sourceFiles } from './words/collect.ts';
import { isFixedBySpec } from './words/fixed-texts.ts';
import { glossaryProblems } from './words/glossary.ts';
import { isForReaders, searchWords } from './words/readers.ts';
import { findOutside } from './words/outside.ts';
import { moduleOfPage, unusedMessages } from './words/unused-messages.ts';

/** On the server the other texts are names: of limits, of reasons in the log, of headers. */
const isSentence = (text: string): boolean => /^\p{Lu}|[.!?]$/u.test(text);

/** The build reads the texts that a phone shows. */
const manifestBuild = 'web/build/messages/manifest.ts';

/** Every text of the screen is in the catalogue, in every language, in the words of the glossary. */
const english = collectMessages();
const others = readLanguages().filter(({ tag }) => tag !== 'en');

const problems = [
  ...englishProblems(english),
  ...english
    .filter(({ section }) => !searchWords.includes(section))
    .flatMap(({ file, section, key, text }) =>
      glossaryProblems('en', `${file} ${section}: ${key}`, text, isFixedBySpec),
    ),
  ...others.flatMap(({ tag }) => {
    const catalogue = readCatalogue(tag);
    return [
      ...catalogueProblems(tag, english, catalogue),
      ...Object.entries(catalogue)
        .filter(([section]) => !searchWords.includes(section))
        .flatMap(([section, entries]) =>
          Object.entries(entries).flatMap(([key, text]) =>
            glossaryProblems(tag, `${tag} ${section}: ${key}`, text, () => false),
          ),
        ),
    ];
  }),
  ...unusedMessages([
    ...[...sourceFiles(), manifestBuild].map((file) => ({ file, code: readSource(file) })),
    moduleOfPage(readSource('web/index.html')),
  ]),
  ...sourceFiles()
    .filter(isForReaders)
    .flatMap((file) =>
      findOutside(readSource(file), file.endsWith('x') ? 'tsx' : 'ts')
        .filter(({ text }) => !isAllowed(file, text))
        .filter(({ text }) => !file.startsWith('server/') || isSentence(text))
        .map(({ line, what, text }) => `${file}:${line}: ${what}: ${text}`),
    ),
];

for (const problem of problems) console.error(problem);
console.log(
  `${english.length} messages, ${others.length + 1} languages, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
