import { connect } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { errorBody } from '@caretrail/contract/http/error-body';
import { operationsEndpoints } from '@caretrail/contract/operations/endpoints';
import { errors, type ErrorCode } from '@caretrail/contract/texts/errors';
import { usersEndpoints } from '@caretrail/contract/users/endpoints';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { asPatient } from '../testing/people.ts';
import { useTestApp } from '../testing/test-app.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { WebApp } from './web-app.ts';

const file = (type: string, text: string) => ({
  type,
  etag: `"${text}"`,
  plain: Buffer.from(text),
  encoded: { br: Buffer.from(`br:${text}`), gzip: Buffer.from(`gzip:${text}`) },
});
const webApp: WebApp = new Map([
  ['/index.html', file('text/html; charset=utf-8', 'the page')],
  ['/assets/main-abc.js', file('text/javascript; charset=utf-8', 'the script')],
  ['/robots.txt', file('text/plain; charset=utf-8', 'robots')],
]);
const testApp = useTestApp({ webApp });

const send = (options: InjectOptions): Promise<LightMyRequestResponse> =>
  testApp().app.inject(options);
const login = authEndpoints.login.path;
const json = { 'content-type': 'application/json' };

function expectRefusal(answer: LightMyRequestResponse, code: ErrorCode): void {
  expect(answer.statusCode).toBe(errors[code].status);
  const body = errorBody.parse(answer.json());
  expect(body.code).toBe(code);
  expect(body.detail).toBe(errors[code].text);
  expect(answer.body).not.toMatch(/\bat \S+:\d+|node_modules|Error:/);
}

describe('bad input gets a clear sentence, the right status and one shape', () => {
  it.each<[string, InjectOptions, ErrorCode]>([
    [
      'JSON cut short',
      { method: 'POST', url: login, headers: json, payload: '{"email": "a' },
      'unreadable_body',
    ],
    [
      'text that is no JSON',
      { method: 'POST', url: login, headers: json, payload: 'hello' },
      'unreadable_body',
    ],
    [
      'a prototype key',
      { method: 'POST', url: login, headers: json, payload: '{"__proto__": {"x": 1}}' },
      'unreadable_body',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: login, headers: json, payload: `"${'x'.repeat(300_000)}"` },
      'too_large',
    ],
    [
      'bytes that are no UTF-8',
      {
        method: 'POST',
        url: login,
        headers: json,
        payload: Buffer.from('{"email":"\xe9"}', 'latin1'),
      },
      'unreadable_body',
    ],
    [
      'another character set',
      {
        method: 'POST',
        url: login,
        headers: { 'content-type': 'application/json; charset=latin1' },
        payload: '{}',
      },
      'wrong_type',
    ],
    [
      'a compressed body',
      {
        method: 'POST',
        url: login,
        headers: { ...json, 'content-encoding': 'gzip' },
        payload: '{}',
      },
      'wrong_type',
    ],
    [
      'another kind of content',
      { method: 'POST', url: login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      'wrong_type',
    ],
    [
      'a form where JSON is expected',
      {
        method: 'POST',
        url: login,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      },
      'wrong_type',
    ],
    ['an unknown call', { url: '/api/nothing/here' }, 'not_found'],
    ['an unknown call under another spelling', { url: '/API/nothing' }, 'not_found'],
    [
      'a call with another method',
      { method: 'DELETE', url: operationsEndpoints.health.path },
      'not_found',
    ],
    ['a path that cannot be decoded', { url: '/api/%zz' }, 'not_found'],
    [
      'a path with an endless part',
      { url: `/api/files_api_gateway/download/${'x'.repeat(201)}/` },
      'not_found',
    ],
    ['a missing file', { url: '/assets/gone.js' }, 'not_found'],
  ])('%s', async (_, options, code) => {
    expectRefusal(await send(options), code);
  });

  it.each<[string, unknown, string]>([
    ['no body at all', undefined, 'email'],
    ['a list', [], 'body'],
    ['a number for a text', { email: 7, password: 'x' }, 'email'],
    ['an unknown key', { email: 'a@example.org', password: 'x', is_admin: true }, 'is_admin'],
    ['a NUL in a text', { email: 'a@example.org', password: 'x\u0000' }, 'password'],
    ['half a surrogate pair', { email: 'a@example.org', password: '\ud800' }, 'password'],
  ])('names %s by its field', async (_, body, field) => {
    const answer = await send({
      method: 'POST',
      url: login,
      headers: json,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    expectRefusal(answer, 'invalid_input');
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  });

  it('returns the same shape for bytes that are not HTTP, and closes the connection', async () => {
    const { app } = testApp();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const heard = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.write('this is not http\r\n\r\n'),
      );
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => done(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain(contentSecurityPolicy());
    expect(errorBody.parse(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).code).toBe(
      'unreadable_body',
    );
  });

  it('says so for an unexpected failure, and logs where it happened but no data', async () => {
    const { app, deps, logLines } = testApp();
    const person = await asPatient(testApp(), { user_type: 'administrator' });
    const { query } = deps.db;
    Object.assign(deps.db, {
      query: () => Promise.reject(new Error('row contains patient@example.org')),
    });
    const answer = await app.inject({
      url: usersEndpoints.list.path,
      headers: { authorization: `Bearer ${person.access}` },
    });
    Object.assign(deps.db, { query });
    expectRefusal(answer, 'unexpected');
    const logged = logLines.join('');
    expect(logged).toContain('frames');
    expect(logged).not.toContain('patient@example.org');
  });
});

describe('every response', () => {
  it.each([
    '/login',
    '/api/health',
    '/api/nothing',
    '/assets/main-abc.js',
    '/assets/gone.js',
    '/api/%zz',
  ])('has the security headers: %s', async (url) => {
    const { headers } = await send({ url });
    expect(headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy(),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('allows our own workers, and forbids scripts to write HTML', async () => {
    const { headers } = await send({ url: '/login' });
    const rules = String(headers['content-security-policy']).split('; ');
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types caretrail-worker',
      ]),
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|allow-duplicates|\*/);
  });

  it('of an API call is never stored', async () => {
    expect((await send({ url: '/api/health' })).headers['cache-control']).toBe('no-store');
  });

  it('is compressed when it is large, as the client accepts it', async () => {
    const url = operationsEndpoints.openapi.path;
    const plain = await send({ url });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await send({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await send({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('leaves one log line: route, status and time, and no part of the address', async () => {
    testApp().logLines.length = 0;
    await send({
      url: '/treatment/secret-id?q=glioma',
      headers: { authorization: 'Bearer secret-token' },
    });
    const lines = testApp().logLines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(lines).toHaveLength(1);
    expect(Object.keys(lines[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'request',
      'route',
      'status',
      'time',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|glioma/);
  });
});

describe('the web app', () => {
  it.each(['/', '/login', '/treatment/7', '/any/other', '/index.html'])(
    'serves its page for %s, never stored',
    async (url) => {
      const answer = await send({ url });
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        200,
        'the page',
        'no-store',
      ]);
    },
  );

  it('serves hashed files as immutable, precompressed', async () => {
    const answer = await send({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.body).toBe('br:the script');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const plain = await send({ url: '/assets/main-abc.js' });
    expect(plain.body).toBe('the script');
  });

  it('returns 304 to a client that has the file', async () => {
    const answer = await send({ url: '/robots.txt', headers: { 'if-none-match': '"robots"' } });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '//etc/passwd',
  ])('serves nothing from outside: %s', async (url) => {
    expect((await send({ url })).body).not.toMatch(/caretrail"|root:/);
  });
});
