import { limits } from '@caretrail/contract/limits';
import type { Plugin } from 'vite';

const ownSource = /[\\/](?:contract|web)[\\/]src[\\/].+\.tsx?$/;
const wholeFile = /[\\/]contract[\\/]src[\\/]limits\.ts$/;
const imported = /\bimport \{[^}]*\blimits\b[^}]*\} from ['"][^'"]*\blimits(?:\.ts)?['"]/;
const read = /(?<![\w$.'"`-])limits(?:\.\w+)+/g;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'limits.text.name' → '(80)'; what follows a value, as in `limits.articles.pageSizes.map`, stays. */
function written(path: string): string {
  const [, ...names] = path.split('.');
  let found: unknown = limits;
  let taken = 0;
  for (const name of names) {
    if (!isGroup(found) || !Object.hasOwn(found, name)) break;
    found = found[name];
    taken += 1;
  }
  const rest = names.slice(taken).map((name) => `.${name}`);
  return taken === 0 ? path : `(${JSON.stringify(found)})${rest.join('')}`;
}

/** For a module that imports the limits: each value where it is read. */
export const withLimitsInline = (code: string): string =>
  imported.test(code) ? code.replaceAll(read, written) : code;

/** The values of limits.ts stand where they are read: of two hundred, the first screens need twenty. */
export function inlineLimits(): Plugin {
  return {
    name: 'caretrail-inline-limits',
    apply: 'build',
    transform: {
      filter: { id: ownSource },
      handler: (code) => ({ code: withLimitsInline(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        const whole =
          part.type === 'chunk' &&
          Object.entries(part.modules).find(([id, { code }]) => wholeFile.test(id) && code);
        if (whole) this.error(`${part.fileName} has all limits: read each by its whole path.`);
      }
    },
  };
}
