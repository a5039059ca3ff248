import pg from 'pg';

type Parser = (text: string) => unknown;

/**
 * Times stay text: a Date object for every cell costs more than all other work of reading a list, and the API needs
 * text again.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
};

/** '2026-03-05 09:30:00.5+00' becomes '2026-03-05T09:30:00.500Z', as Date.toISOString() writes it. */
function toInstant(text: string): string {
  if (text.charAt(10) !== ' ' || !text.endsWith('+00')) return toInstantFromElsewhere(text);
  const time = text.slice(11, -3);
  return `${text.slice(0, 10)}T${time}${missingDigits[time.length] ?? ''}Z`;
}

/** By the length of 'HH:mm:ss' with its fraction, of which PostgreSQL leaves out closing zeros. */
const missingDigits: Record<number, string> = { 8: '.000', 10: '00', 11: '0' };

/** Only when we cannot set the session's zone (an address with its own `options`). */
function toInstantFromElsewhere(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

function toLocalDateTime(text: string): string {
  return text.replace(' ', 'T');
}

function toNumberWhenSafe(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

const asIs: Parser = (text) => text;
const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => (string | null)[];

function arrayOf(parse: (text: string) => unknown): Parser {
  return (text) => parseTextArray(text).map((item) => (item === null ? null : parse(item)));
}

const parsers = new Map<number, Parser>([
  [20 /* int8 */, toNumberWhenSafe],
  [1016, arrayOf(toNumberWhenSafe)],
  [1082 /* date */, asIs],
  [1182, arrayOf(asIs)],
  [1083 /* time */, asIs],
  [1183, arrayOf(asIs)],
  [1266 /* timetz */, asIs],
  [1270, arrayOf(asIs)],
  [1114 /* timestamp */, toLocalDateTime],
  [1115, arrayOf(toLocalDateTime)],
  [1184 /* timestamptz */, toInstant],
  [1185, arrayOf(toInstant)],
  [1186 /* interval */, asIs],
  [1187, arrayOf(asIs)],
]);
