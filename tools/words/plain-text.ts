import {
  hasPlaceholders,
  type MessageParts,
  parseMessage,
  plainMessage,
} from '../../contract/src/i18n/icu.ts';

/** Texts as they are read: without markup, comments and names of code. */

/** Stands for a value: it is no word, and its length is not ours. */
const value = '0';

type Part = MessageParts[number];
type Options = Readonly<Record<string, { readonly value: MessageParts }>>;

const casesOf = (part: Part): Options | null => ('options' in part ? part.options : null);
/** Of the forms of a plural the usual one; of a choice each: they are different sentences. */
const isRead = (name: string, cases: Options): boolean =>
  !/^(zero|one|two|few|many|=\d+)$/.test(name) || cases['other'] === undefined;

function forms(parts: MessageParts): string[] {
  return parts.reduce<string[]>(
    (begun, part) => {
      const cases = casesOf(part);
      const ends =
        cases === null
          ? [hasPlaceholders([part]) ? value : plainMessage([part])]
          : Object.entries(cases)
              .filter(([name]) => isRead(name, cases))
              .flatMap(([, each]) => forms(each.value));
      return begun.flatMap((begin) => ends.map((end) => begin + end));
    },
    [''],
  );
}

/** Every sentence that an ICU message can be. */
export const formsOfMessage = (message: string): string[] => forms(parseMessage(message));

const comment = /<!--[\s\S]*?-->/g;
const placeholder = /\{\{\w+\}\}/g;
/** access_token, patientID, __Host-oidc_tx */
const nameInCode = /\b\w*_[\w-]*|\b[a-z]+[A-Z]\w*/g;

const blockEnd = /<\/(?:p|li|h\d|dt|dd|title)>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** One block a line: a heading or an item of a list is a sentence, whatever it ends with. */
export const textOfPage = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replaceAll(comment, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(blockEnd, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(placeholder, value)
    .replaceAll(nameInCode, value)
    .replaceAll(/ *\n */g, '\n')
    .trim();

export const textOfMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(comment, '')
    .replaceAll(/^(?:#+|-) /gm, '')
    .replaceAll(placeholder, value)
    .replaceAll(/\n+/g, '\n')
    .trim();
