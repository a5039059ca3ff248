import { type Endpoint, fillPath } from '@caretrail/contract/http/endpoint';
import { formBytes } from '../send-form.ts';
import { pdf } from '../sample-files.ts';
import { brokenForm } from './broken-form.ts';
import { hostileBody } from './hostile-body.ts';
import { hostileHeaders, hostileTypes } from './hostile-headers.ts';
import { hostileKeys, hostileTexts } from './hostile-values.ts';
import type { Random } from './random.ts';
import { numberHeader } from './write-watch.ts';

export type Sent = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
};

/** The input of a call, by its schemas. */
export type ValidInput = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** An address can hold no lone surrogate: it is written as its bytes would be. */
const escaped = (text: string): string =>
  encodeURIComponent(text.isWellFormed() ? text : text.toWellFormed());

const wrongPaths = [
  '%00',
  '%zz',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '%c0%ae%c0%ae',
  '.',
  '..',
  '*',
  ':id',
  'a'.repeat(300),
  '%F0%28%8C%28',
  '1',
  "'--",
];

function pathOf(endpoint: Endpoint, { params }: ValidInput, random: Random): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.7)) return escaped(params[name] ?? 'x');
    return random.chance(0.5)
      ? random.pick(wrongPaths)
      : escaped(random.pick(hostileTexts).slice(0, 2000));
  });
}

function queryOf(query: ValidInput['query'], random: Random): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [key, String(each)] as const),
  );
  const wrong = pairs.map(([key, value]): string => {
    const kind = random.next();
    if (kind < 0.5) return `${key}=${escaped(value)}`;
    if (kind < 0.75) return `${key}=${escaped(random.pick(hostileTexts).slice(0, 3000))}`;
    if (kind < 0.85) return `${key}[]=${escaped(value)}&${key}[a][b]=1`;
    return `${key}=${escaped(value)}&${key}=${random.pick(wrongPaths)}`;
  });
  if (random.chance(0.3)) wrong.push(`${escaped(random.pick(hostileKeys))}=1`);
  if (random.chance(0.05)) wrong.push('a=1&'.repeat(2000));
  return wrong.length === 0 ? '' : `?${wrong.join('&')}`;
}

/** The fields of a form are texts: nothing is an empty one, any other value is written as JSON. */
export const formFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as object).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
    ]),
  );

function contentOf({ body, bodyType = 'json', method }: Endpoint, valid: unknown, random: Random) {
  const takesForms = bodyType !== 'json';
  if (takesForms && random.chance(bodyType === 'multipart' ? 0.9 : 0.5)) {
    const files = random.chance(0.8) ? [{ name: 'Letter.pdf', content: pdf() }] : [];
    const { payload, contentType } = formBytes({ fields: formFields(valid), files });
    return brokenForm(payload, contentType, random);
  }
  if (!body && (method === 'GET' || random.chance(0.6))) return null;
  const type = random.chance(0.9) ? 'application/json' : random.pick(hostileTypes);
  return { type, payload: hostileBody(valid, random) };
}

/** One request to a call, with a fault in its path, query, headers or body. */
export function hostileRequest(endpoint: Endpoint, valid: ValidInput, random: Random): Sent {
  const content = contentOf(endpoint, valid.body, random);
  const path = pathOf(endpoint, valid, random);
  return {
    method: random.chance(0.02)
      ? random.pick(['HEAD', 'OPTIONS', 'PUT', 'TRACE'])
      : endpoint.method,
    url: `${path}${queryOf(valid.query, random)}`,
    headers: [
      ...hostileHeaders(random),
      ...(content ? [['content-type', content.type] as const] : []),
    ],
    body: content?.payload ?? null,
  };
}

/** One valid request to a call. */
export function wholeRequest(
  { method, path, bodyType }: Endpoint,
  { params, body }: ValidInput,
): Sent {
  const url = fillPath(path, params);
  if (body === undefined) return { method, url, headers: [], body: null };
  const form = formBytes({ fields: formFields(body), files: [{ name: 'a.pdf', content: pdf() }] });
  const [type, bytes] =
    bodyType === 'multipart'
      ? [form.contentType, form.payload]
      : ['application/json', Buffer.from(JSON.stringify(body))];
  return { method, url, headers: [['content-type', type]], body: bytes };
}

/** The bytes of a request. It comes from another network each time: limits by network are tested elsewhere. */
export function bytesOf(
  { method, url, headers, body }: Sent,
  token: string | undefined,
  at: number,
): Buffer {
  const namesNetwork = headers.some(([name]) => name === 'x-forwarded-for');
  const lines = [
    `${method} ${url} HTTP/1.1`,
    'host: localhost',
    `${numberHeader}: ${at}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(namesNetwork
      ? []
      : [`x-forwarded-for: 198.${18 + (at & 1)}.${(at >> 9) & 255}.${(at >> 1) & 255}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${body.length}`] : []),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

export const formatRequest = ({ method, url, headers, body }: Sent): string =>
  `${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString('latin1').slice(0, 600) ?? ''}`;
