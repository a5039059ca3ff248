import { recordHeader } from '@caretrail/contract/circle/record-header';
import { hostileTexts } from './hostile-values.ts';
import type { Random } from './random.ts';

/** Spellings of a content type that some parsers accept as JSON and some do not. */
export const hostileTypes = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;charset=utf-16',
  'application/json; charset="utf-8"; charset=utf-7',
  'application/json ; a=b',
  'application/json\t',
  'application/jsonx',
  'application/json/extra',
  'application/vnd.api+json',
  'text/plain',
  'text/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'application/x-www-form-urlencoded',
  ';',
  '',
  'application/octet-stream',
];

const someId = '0190a0a0-0000-7000-8000-0000000000aa';
const values: Record<string, readonly string[]> = {
  'idempotency-key': [
    someId,
    someId.toUpperCase(),
    'x',
    '',
    'a'.repeat(5000),
    `${someId}, ${someId}`,
  ],
  [recordHeader.name]: [
    someId,
    someId.toUpperCase(),
    `${someId}, ${someId}`,
    `{${someId}}`,
    '',
    'own',
    'a'.repeat(5000),
  ],
  'if-match': ['*', '"1"', 'W/"x"', '1', '-1', '1e999', '"', 'NaN'],
  'if-none-match': ['*', 'W/"', '"a", "b"', ',,,,', '"'.repeat(3000)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'x=1',
    'bytes=',
    `bytes=${'0-1,'.repeat(1000)}`,
  ],
  accept: ['*/*', 'text/html', '', ';q=9'],
  'accept-encoding': ['br;q=NaN', 'gzip;q=-1', '*', 'identity;q=0', ',,,', 'br;'.repeat(500)],
  'accept-language': ['\u00e9', 'xx-'.repeat(500)],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'user-agent': ['', '() { :; }; /bin/true', 'Mozilla/5.0 '.repeat(300), '\u00ff'],
  'x-forwarded-for': ['::1', '1.2.3.4, 5.6.7.8', 'unknown', '[::1]:80', '999.1.1.1', "' OR 1=1"],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['javascript'],
  'x-http-method-override': ['DELETE'],
  'x-client': ['web', 'WEB', 'x'.repeat(1000)],
  cookie: ['a=b', '=;;', '__Host-oidc_tx=x', 'a'.repeat(4000)],
  origin: ['null', 'https://evil.example'],
  referer: ['https://evil.example/?token=1'],
  expect: ['100-continue'],
  upgrade: ['websocket', 'h2c'],
};
const names = Object.keys(values);

/** Bytes that a header may not hold would end the line: the raw requests cover them. */
const inHeader = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').slice(0, 4000);

/** None for most requests, so that their bodies are tested. */
export function hostileHeaders(random: Random): [string, string][] {
  if (random.chance(0.6)) return [];
  return Array.from({ length: 1 + random.below(2) }, () => {
    const name = random.pick(names);
    const isOdd = random.chance(0.2);
    return [name, inHeader(isOdd ? random.pick(hostileTexts) : random.pick(values[name] ?? ['']))];
  });
}
