import { describe, expect, it } from 'vitest';
import { choosePlural, chooseSelect, formatNumber } from './choose.ts';
import {
  compiledHelpers,
  compileMessage,
  formatMessage,
  mapLiterals,
  parseMessage,
  placeholdersOf,
  type MessageValues,
} from './icu.ts';

const samples: readonly [text: string, values: MessageValues][] = [
  ['Plain “text”\nwith a line', {}],
  ['{name}', { name: 'Ada' }],
  ['{name}{day}', { name: 'Ada', day: '1' }],
  ['{count, plural, =0 {none} one {# day} other {# days}} left', { count: 0 }],
  ['{count, plural, =0 {none} one {# day} other {# days}} left', { count: 1 }],
  ['{count, plural, one {a} other {{kind, select, x {# x} other {# y}}}}', { count: 7, kind: 'x' }],
  ['{size, number} of {all, number}', { size: 1000, all: 2000.5 }],
  ['It’s {name}', { name: 'x' }],
  ['{taken, number} taken{more, plural, =0 {} other {, # skipped}}', { taken: 5, more: 0 }],
  ['{taken, number} taken{more, plural, =0 {} other {, # skipped}}', { taken: 5, more: 1 }],
];

/** What the build of the web app does with the source. */
async function run(source: string, values: MessageValues): Promise<string> {
  const names = Object.values(compiledHelpers).join(', ');
  const module = `export default (${names}) => (${source});`;
  const { default: make } = (await import(
    `data:text/javascript,${encodeURIComponent(module)}`
  )) as {
    default: (...helpers: unknown[]) => unknown;
  };
  const given = make(choosePlural, chooseSelect, formatNumber);
  return typeof given === 'function' ? String(given(values)) : String(given);
}

describe('ICU messages', () => {
  it.each(samples)('gives the same compiled as formatted: %s', async (text, values) => {
    const parts = parseMessage(text);
    expect(await run(compileMessage(parts), values)).toBe(formatMessage(parts, values));
  });

  it('lists placeholders with their kinds, also those inside cases', () => {
    const parts = parseMessage(
      '{count, plural, one {# of {name}} other {{n, number}}} {kind, select, other {}}',
    );
    expect(placeholdersOf(parts)).toEqual(['count plural', 'kind select', 'n number', 'name']);
  });

  it('refuses a plural without the case “other”', () => {
    expect(() => parseMessage('{count, plural, one {# day}}')).toThrow();
  });

  it('changes literal parts only', () => {
    const parts = mapLiterals(parseMessage('a {name} {count, plural, other {b #}}'), (text) =>
      text.toUpperCase(),
    );
    expect(formatMessage(parts, { name: 'x', count: 2 })).toBe('A x B 2');
  });
});
