import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { choosePlural, chooseSelect, formatNumber } from './choose.ts';

/** Parses and formats ICU messages. The web app does not need it: its messages are compiled by the build. */

export type MessageValues = Readonly<Record<string, string | number>>;
export type MessageParts = readonly MessageFormatElement[];

export const parseMessage = (text: string): MessageParts =>
  parse(text, { ignoreTag: true, shouldParseSkeletons: false });

export const hasPlaceholders = (parts: MessageParts): boolean =>
  parts.some(({ type }) => type !== TYPE.literal);

export const plainMessage = (parts: MessageParts): string =>
  parts.map((part) => (part.type === TYPE.literal ? part.value : '')).join('');

export function formatMessage(parts: MessageParts, values: MessageValues, count = 0): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case TYPE.literal:
          return part.value;
        case TYPE.argument:
          return String(values[part.value]);
        case TYPE.number:
          return formatNumber(Number(values[part.value]));
        case TYPE.pound:
          return formatNumber(count);
        case TYPE.plural: {
          const number = Number(values[part.value]);
          return choosePlural(number, formatCases(part.options, values, number), part.pluralType);
        }
        case TYPE.select:
          return chooseSelect(String(values[part.value]), formatCases(part.options, values, count));
        default:
          throw new Error(`A message uses a kind of placeholder that is not supported.`);
      }
    })
    .join('');
}

const formatCases = (
  options: Readonly<Record<string, { value: MessageParts }>>,
  values: MessageValues,
  count: number,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(options).map(([key, { value }]) => [key, formatMessage(value, values, count)]),
  );

const quoted = (text: string): string => JSON.stringify(text);

/** The same as JavaScript source: a string, or a function of the values. `names` are those of the helpers. */
export function compileMessage(parts: MessageParts): string {
  return hasPlaceholders(parts) ? `(v)=>${compileParts(parts, '0')}` : quoted(plainMessage(parts));
}

export const compiledHelpers = {
  choosePlural: '$plural',
  chooseSelect: '$select',
  formatNumber: '$number',
} as const;

const { choosePlural: plural, chooseSelect: select, formatNumber: number } = compiledHelpers;

function compileParts(parts: MessageParts, count: string): string {
  const compiled = parts.map((part) => {
    switch (part.type) {
      case TYPE.literal:
        return quoted(part.value);
      case TYPE.argument:
        return `v.${part.value}`;
      case TYPE.number:
        return `${number}(v.${part.value})`;
      case TYPE.pound:
        return `${number}(${count})`;
      case TYPE.plural: {
        const cases = compileCases(part.options, `v.${part.value}`);
        const ordinal = part.pluralType === 'ordinal' ? ',"ordinal"' : '';
        return `${plural}(v.${part.value},${cases}${ordinal})`;
      }
      case TYPE.select:
        return `${select}(v.${part.value},${compileCases(part.options, count)})`;
      default:
        throw new Error(`A message uses a kind of placeholder that is not supported.`);
    }
  });
  return parts[0]?.type === TYPE.literal || parts.length <= 1
    ? compiled.join('+') || '""'
    : `""+${compiled.join('+')}`;
}

const compileCases = (
  options: Readonly<Record<string, { value: MessageParts }>>,
  count: string,
): string =>
  `{${Object.entries(options)
    .map(([key, { value }]) => `${quoted(key)}:${compileParts(value, count)}`)
    .join(',')}}`;

/** The placeholders with their kinds, sorted: 'count plural', 'name'. Two languages must agree on them. */
export function placeholdersOf(parts: MessageParts): readonly string[] {
  const found = new Set<string>();
  const visit = (list: MessageParts): void => {
    for (const part of list) {
      if (part.type === TYPE.argument) found.add(part.value);
      if (part.type === TYPE.number) found.add(`${part.value} number`);
      if (part.type === TYPE.plural || part.type === TYPE.select) {
        found.add(`${part.value} ${part.type === TYPE.plural ? 'plural' : 'select'}`);
        for (const { value } of Object.values(part.options)) visit(value);
      }
    }
  };
  visit(parts);
  return [...found].sort();
}

/** The same message with every literal part changed. */
export const mapLiterals = (
  parts: MessageParts,
  change: (text: string) => string,
): MessageFormatElement[] =>
  parts.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: change(part.value) };
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.fromEntries(
      Object.entries(part.options).map(([key, { value }]) => [
        key,
        { value: mapLiterals(value, change) },
      ]),
    );
    return { ...part, options };
  });
