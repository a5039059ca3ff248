import { currentLanguage, english } from './current-language.ts';
import {
  formatMessage,
  hasPlaceholders,
  parseMessage,
  plainMessage,
  type MessageValues,
} from './icu.ts';
import type { Messages, MessageSource } from './message-types.ts';

/**
 * The typed message catalogue. English stands where it is used; other languages are files of contract/languages with
 * the same section and keys. The build of the web app compiles each call of `messages` for its one language.
 */

export type Catalogue = (section: string, key: string, source: string) => string | undefined;

const catalogues = new Map<string, Catalogue>();

export const registerCatalogue = (tag: string, catalogue: Catalogue): void => {
  catalogues.set(tag, catalogue);
};

type Written = string | ((values: MessageValues) => string);

function write(section: string, key: string, source: string, tag: string): Written {
  const text =
    tag === english.tag ? source : (catalogues.get(tag)?.(section, key, source) ?? source);
  const parts = parseMessage(text);
  return hasPlaceholders(parts) ? (values) => formatMessage(parts, values) : plainMessage(parts);
}

/** A property is read in the language of that moment: keep the object, not a text of it, outside of functions. */
export function messages<const Source extends MessageSource>(
  section: string,
  source: Source,
): Messages<Source>;
export function messages(section: string, source: MessageSource): object {
  return define(section, source, '');
}

function define(section: string, source: MessageSource, prefix: string): object {
  const defined = {};
  for (const [name, text] of Object.entries(source)) {
    const key = prefix + name;
    if (typeof text !== 'string') {
      Object.defineProperty(defined, name, {
        enumerable: true,
        value: define(section, text, `${key}.`),
      });
      continue;
    }
    const written = new Map<string, Written>();
    Object.defineProperty(defined, name, {
      enumerable: true,
      get: () => {
        const { tag } = currentLanguage();
        let value = written.get(tag);
        if (value === undefined) {
          value = write(section, key, text, tag);
          written.set(tag, value);
        }
        return value;
      },
    });
  }
  return defined;
}
