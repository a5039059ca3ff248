import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerWith, useArticlePeer } from '../../testing/article-peer.ts';
import { politeGet, type GetOptions } from './polite-get.ts';
import { publicHttps } from './reach.ts';

const peer = useArticlePeer();
const { signal } = new AbortController();

const get = (path = '/', options: Partial<GetOptions> = {}) =>
  politeGet(`${peer().url}${path}`, {
    accept: 'application/xml',
    signal,
    reach: peer().reach,
    ...options,
  });

describe('§7 article sources: a polite request', () => {
  it('says who asks, and gives back what the source said for the next time', async () => {
    peer().answer = answerWith('hello', {
      etag: '"7"',
      'last-modified': 'Thu, 05 Mar 2026 00:00:00 GMT',
    });
    expect(await get()).toMatchObject({
      body: Buffer.from('hello'),
      contentType: 'application/xml',
      remember: { etag: '"7"', lastModified: 'Thu, 05 Mar 2026 00:00:00 GMT' },
    });
    expect(peer().asked.at(-1)?.headers['user-agent']).toMatch(/^Caretrail/);
  });

  it('sends a conditional request, and reports that nothing changed', async () => {
    peer().answer = ({ headers }, response) => {
      const isKnown =
        headers['if-none-match'] === '"7"' &&
        headers['if-modified-since'] === 'Thu, 05 Mar 2026 00:00:00 GMT';
      response.writeHead(isKnown ? 304 : 200).end();
    };
    const known = { etag: '"7"', lastModified: 'Thu, 05 Mar 2026 00:00:00 GMT' };
    expect(await get('/', { known })).toBe('unchanged');
  });

  it('reads what is packed', async () => {
    peer().answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    expect(await get()).toMatchObject({ body: Buffer.from('hello') });
  });

  it('follows a redirect', async () => {
    peer().answer = ({ url }, response) =>
      url === '/new'
        ? response.end('moved here')
        : response.writeHead(301, { location: '/new' }).end();
    expect(await get('/old')).toMatchObject({ body: Buffer.from('moved here') });
  });
});

describe('§7 article sources: a request fails', () => {
  it.each([404, 500, 503])('on status %i', async (status) => {
    peer().answer = answerWith('', {}, status);
    await expect(get()).rejects.toMatchObject({ code: `status_${status}` });
  });

  it('after too many redirects', async () => {
    peer().answer = (_, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(get()).rejects.toMatchObject({ code: 'too_many_redirects' });
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:1/',
    'http://10.0.0.1/',
    'http://2130706433:1/',
  ])('on a redirect to %s, without a connection', async (location) => {
    peer().answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(get()).rejects.toMatchObject({ code: 'refused_address' });
  });

  it('on a redirect to a file', async () => {
    peer().answer = (_, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    await expect(get()).rejects.toMatchObject({ code: 'refused_protocol' });
  });

  it('on a name that resolves to this machine', async () => {
    const { port } = new URL(peer().url);
    const asked = peer().asked.length;
    const reach = { ...publicHttps, protocols: ['http:'] };
    await expect(
      politeGet(`http://localhost:${port}/`, { accept: '*/*', signal, reach }),
    ).rejects.toMatchObject({ code: 'refused_address' });
    expect(peer().asked).toHaveLength(asked);
  });

  it('on plain http, unless a test allows it', async () => {
    await expect(
      politeGet('http://example.org/feed', { accept: '*/*', signal }),
    ).rejects.toMatchObject({ code: 'refused_protocol' });
  });

  it('on a response that never comes, and on one that drips', async () => {
    peer().answer = () => {};
    await expect(get('/', { patienceMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
    peer().answer = (request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 5);
      request.once('close', () => clearInterval(drip));
    };
    await expect(get('/', { patienceMs: 100 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('on more than the limit, also when the response is compressed', async () => {
    const huge = Buffer.alloc(200_000, 'x');
    peer().answer = (_, response) => response.end(huge);
    await expect(get('/', { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too_large' });
    peer().answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(huge));
    await expect(get('/', { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('on a broken connection, and on invalid compression', async () => {
    peer().answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      response.destroy();
    };
    await expect(get()).rejects.toMatchObject({ name: 'SourceProblem' });
    peer().answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed at all');
    await expect(get()).rejects.toMatchObject({ name: 'SourceProblem' });
    peer().answer = (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x');
    await expect(get()).rejects.toMatchObject({ code: 'unknown_encoding' });
  });

  it('when the server stops', async () => {
    const stopping = new AbortController();
    peer().answer = () => stopping.abort();
    await expect(get('/', { signal: stopping.signal })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});
