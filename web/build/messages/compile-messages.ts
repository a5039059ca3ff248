import type { Plugin } from 'vite';
import { compiledHelpers, compileMessage, parseMessage } from '@caretrail/contract/i18n/icu';
import { languageOfBuild, readLanguages, translator } from './catalogues.ts';
import { findMessages, type SourceTree } from './find-messages.ts';

const helpers = `import { ${Object.entries(compiledHelpers)
  .map(([name, local]) => `${name} as ${local}`)
  .join(', ')} } from '@caretrail/contract/i18n/choose';`;

const currentLanguage = /[\\/]contract[\\/]src[\\/]i18n[\\/]current-language\.ts$/;

/**
 * Builds the app for one language: each message becomes a string or a small function, in that language only. So a page
 * is as large in German as in English, no parser is loaded, and no text is missing while a catalogue is on its way.
 */
export function compileMessages(tag: string): Plugin {
  const facts = languageOfBuild(tag);
  const translate = translator(tag);

  function compileTree(section: string, tree: SourceTree, prefix = ''): string {
    const entries = Object.entries(tree).map(([name, value]) => {
      const key = prefix + name;
      const compiled =
        typeof value === 'string'
          ? compileMessage(parseMessage(translate(section, key, value)))
          : compileTree(section, value, `${key}.`);
      return `${JSON.stringify(name)}:${compiled}`;
    });
    return `{${entries.join(',')}}`;
  }

  return {
    name: 'caretrail-messages',
    load(id) {
      if (!currentLanguage.test(id)) return null;
      return [
        `const facts = ${JSON.stringify(facts)};`,
        `export const offeredLanguages = ${JSON.stringify(readLanguages())};`,
        `export const currentLanguage = () => facts;`,
        `export const currentLocale = () => facts.locale;`,
      ].join('\n');
    },
    transform(code, id) {
      if (!/\.[jt]sx?$/.test(id) || id.includes('node_modules')) return null;
      const module = findMessages(code, 'js');
      if (module === null) return null;
      const edits = [
        { ...module.importSpan, text: helpers },
        ...module.found.map(({ start, end, section, source }) => ({
          start,
          end,
          text: `(${compileTree(section, source)})`,
        })),
      ].sort((one, other) => other.start - one.start);
      let compiled = code;
      for (const { start, end, text } of edits) {
        compiled = compiled.slice(0, start) + text + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}
