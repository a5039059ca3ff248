import { Readable } from 'node:stream';
import {
  assertSafeName,
  assertSafePatientId,
  type FileKey,
  type FileStore,
} from '../../ports/file-store.ts';
import { putInParts } from './put-in-parts.ts';
import { s3Bucket, type S3Patience, type S3Settings } from './s3-bucket.ts';
import { problemOf } from './s3-problem.ts';

const files = 'files/';
const deleted = 'deleted-accounts/';

const folderOf = (patientId: string): string => {
  assertSafePatientId(patientId);
  return `${files}${patientId}/`;
};
const nameOf = ({ patientId, name }: FileKey): string => {
  assertSafeName(name);
  return folderOf(patientId) + name;
};

/** The connection may break while the content is read: that is the store's fault too. */
async function* told(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of body) yield part as Uint8Array;
  } catch (error) {
    throw problemOf(error);
  }
}

/** Files in an S3-compatible object store: `files/<patient>/<name>`, and an empty `deleted-accounts/<id>` for each of those. */
export function filesOnS3(settings: S3Settings, patience: S3Patience = {}): FileStore {
  const bucket = s3Bucket(settings, patience);
  return {
    put: async (key, content) => putInParts(bucket, nameOf(key), content),
    open: async (key) => {
      const found = await bucket.get(nameOf(key));
      if (!found) return undefined;
      const content = Readable.from(told(found.body), { objectMode: false });
      // A caller that destroys it before the first read never enters the generator.
      content.once('close', () => found.body.destroy());
      return { size: found.size, content };
    },
    remove: async (key) => bucket.remove(nameOf(key)),
    removeAll: async (patientId) => {
      for await (const { key } of bucket.list(folderOf(patientId))) await bucket.remove(key);
    },
    storedBefore: async function* (moment) {
      let current: { patientId: string; names: string[] } | undefined;
      for await (const { key, at } of bucket.list(files)) {
        const [patientId, name] = key.slice(files.length).split('/');
        if (!patientId || !name || at >= moment) continue;
        if (current?.patientId === patientId) {
          current.names.push(name);
          continue;
        }
        if (current) yield current;
        current = { patientId, names: [name] };
      }
      if (current) yield current;
    },
    markDeleted: async (accountId) => {
      assertSafeName(accountId);
      await bucket.put(deleted + accountId, Buffer.alloc(0));
    },
    deletedAccounts: async function* () {
      for await (const { key } of bucket.list(deleted)) yield key.slice(deleted.length);
    },
    clearUnfinished: async (moment) => {
      for (const { key, upload, at } of await bucket.listUploads(files))
        if (at < moment) await bucket.abortUpload(key, upload);
    },
  };
}
