import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { content, testFileStore, someKey } from '../../testing/file-store-promises.ts';
import { startS3Peer, type S3Peer } from '../../testing/s3-peer.ts';
import { filesOnS3 } from './files-s3.ts';

let peer: S3Peer;
beforeAll(async () => {
  peer = await startS3Peer();
});
afterEach(() => {
  peer.fault = undefined;
});
afterAll(() => peer.close());

const twice = { silenceMs: 10_000, attempts: 2 };
const store = () => filesOnS3(peer.settings, twice);
const impatient = () => filesOnS3(peer.settings, { silenceMs: 300, attempts: 2 });
const says = (status: number, code: string) => (_: unknown, response: ServerResponse) => {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  return true;
};
const large = () => content(randomBytes(6_000_000));

describe('§3 files in an object store', () => {
  testFileStore(() => ({ store: store(), everything: () => peer.everything() }));

  it('are refused when it is full, whatever it calls that', async () => {
    for (const fault of [says(507, 'InsufficientStorage'), says(403, 'QuotaExceeded')]) {
      peer.fault = fault;
      await expect(store().put(someKey, content('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    }
  });

  it('retries when the store stumbles, and leaves nothing behind when it fails', async () => {
    let requests = 0;
    peer.fault = (_, response) => {
      requests += 1;
      return requests % 2 === 1 && says(503, 'SlowDown')(_, response);
    };
    await store().put(someKey, large());
    peer.fault = (request, response) =>
      request.method === 'PUT' && says(500, 'InternalError')(request, response);
    const name = 'never';
    await expect(store().put({ ...someKey, name }, large())).rejects.toMatchObject({
      name: 'FileStoreProblem',
      code: 'InternalError',
    });
    peer.fault = undefined;
    expect(await peer.everything()).toHaveLength(1);
    await store().remove(someKey);
  });

  it('gives up on a silent store, also in the middle of a file', async () => {
    peer.fault = () => true;
    const problem = { name: 'FileStoreProblem' };
    await expect(impatient().put(someKey, content('x'))).rejects.toMatchObject(problem);
    await expect(impatient().open(someKey)).rejects.toMatchObject(problem);
    await expect(impatient().remove(someKey)).rejects.toMatchObject(problem);
    peer.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      return true;
    };
    const half = await impatient().open(someKey);
    await expect(half && buffer(half.content)).rejects.toMatchObject(problem);
  });

  it('reports an unknown key or a missing bucket as a problem of the store, not as a missing file', async () => {
    const stranger = filesOnS3({ ...peer.settings, accessKeyId: 'nobody' }, twice);
    const code = 'InvalidAccessKeyId';
    await expect(stranger.open(someKey)).rejects.toMatchObject({ code });
    const elsewhere = filesOnS3({ ...peer.settings, bucket: 'nowhere' }, twice);
    await expect(elsewhere.open(someKey)).rejects.toMatchObject({ code: 'NoSuchBucket' });
    const listed = elsewhere.storedBefore(new Date())[Symbol.asyncIterator]().next();
    await expect(listed).rejects.toMatchObject({ code: 'NoSuchBucket' });
  });

  it('removes unfinished uploads once they are old', async () => {
    // The abort does not arrive either: as when the server is killed.
    peer.fault = (request, response) =>
      (request.method === 'DELETE' || (request.url ?? '').includes('partNumber=2')) &&
      says(500, 'InternalError')(request, response);
    await expect(store().put(someKey, large())).rejects.toThrow('InternalError');
    peer.fault = undefined;
    expect(await peer.everything()).not.toEqual([]);
    await store().clearUnfinished(new Date(Date.now() - 60_000));
    expect(await peer.everything()).not.toEqual([]);
    await store().clearUnfinished(new Date(Date.now() + 60_000));
    expect(await peer.everything()).toEqual([]);
  });

  it('ignores a store that cannot list unfinished uploads', async () => {
    peer.fault = says(501, 'NotImplemented');
    await store().clearUnfinished(new Date());
  });
});
