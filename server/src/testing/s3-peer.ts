import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../adapters/files-s3/s3-bucket.ts';
import { filesUnder } from './stored-files.ts';

export type S3Peer = {
  readonly settings: S3Settings;
  /** Every object and every part of an unfinished upload. */
  everything(): Promise<string[]>;
  /** Answers the next requests itself, or never; undefined lets them through again. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
};

const bucket = 'caretrail-test';
const uploadsFolder = '._S3rver_uploads';

/** A real S3 server on this machine, with the two calls that it lacks: aborting uploads, and listing them. */
export async function startS3Peer(): Promise<S3Peer> {
  const directory = await mkdtemp(join(tmpdir(), 'caretrail-s3-'));
  const uploads = join(directory, bucket, uploadsFolder);
  const peer = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await peer.configureBuckets();
  const pass = peer.callback();

  const listed = async (): Promise<string> => {
    const ids = await readdir(uploads).catch(() => []);
    const entries = ids.map(async (id) => {
      const { mtime } = await stat(join(uploads, id));
      const key = await readFile(join(uploads, id, 'key'), 'utf8');
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    });
    return `<ListMultipartUploadsResult>${(await Promise.all(entries)).join('')}</ListMultipartUploadsResult>`;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '/', 'http://peer');
    const upload = searchParams.get('uploadId');
    if (request.method === 'DELETE' && upload) {
      await rm(join(uploads, upload), { recursive: true });
      response.writeHead(204).end();
    } else if (request.method === 'GET' && searchParams.has('uploads')) {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(await listed());
    } else pass(request, response);
  };

  const made: S3Peer = {
    settings: {
      endpoint: '',
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    everything: async () =>
      (await filesUnder(join(directory, bucket))).filter(
        (name) =>
          name.includes(uploadsFolder) ||
          (name.endsWith('_object') && !name.startsWith('deleted-accounts')),
      ),
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(directory, { recursive: true, force: true });
    },
  };
  const server = createServer((request, response) => {
    if (made.fault?.(request, response)) return;
    answer(request, response).catch(() => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(made, {
    settings: { ...made.settings, endpoint: `http://127.0.0.1:${port}` },
  });
}
