import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { isMissing, isUnknownCall, problemOf } from './s3-problem.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** How long the store may stay silent. Tests use shorter times. */
export type S3Patience = { readonly silenceMs?: number; readonly attempts?: number };

const throwStoreProblem = (error: unknown): never => {
  throw problemOf(error);
};

/** The calls of one bucket. Each is retried when the store or the network stumbles, within a time limit. */
export function s3Bucket(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { silenceMs = 20_000, attempts = 4 }: S3Patience = {},
) {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket goes into the path: every store understands that, and no name has to resolve.
    forcePathStyle: true,
    maxAttempts: attempts,
    // Stores that do not know the newer checksums store their framing as content; our cipher authenticates the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 5_000,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    put: async (key: string, body: Buffer): Promise<void> => {
      await client.send(new PutObjectCommand({ ...at(key), Body: body })).catch(throwStoreProblem);
    },
    beginUpload: async (key: string): Promise<string> => {
      const { UploadId } = await client
        .send(new CreateMultipartUploadCommand(at(key)))
        .catch(throwStoreProblem);
      if (!UploadId) throw problemOf({ name: 'NoUploadId' });
      return UploadId;
    },
    putPart: async (key: string, upload: string, number: number, body: Buffer) => {
      const part = { ...at(key), UploadId: upload, PartNumber: number, Body: body };
      const { ETag } = await client.send(new UploadPartCommand(part)).catch(throwStoreProblem);
      return { PartNumber: number, ETag };
    },
    completeUpload: async (
      key: string,
      upload: string,
      parts: { PartNumber: number; ETag: string | undefined }[],
    ): Promise<void> => {
      const whole = { ...at(key), UploadId: upload, MultipartUpload: { Parts: parts } };
      await client.send(new CompleteMultipartUploadCommand(whole)).catch(throwStoreProblem);
    },
    abortUpload: async (key: string, upload: string): Promise<void> => {
      await client
        .send(new AbortMultipartUploadCommand({ ...at(key), UploadId: upload }))
        .catch((error: unknown) => {
          if (!isMissing(error) && !isUnknownCall(error)) throw problemOf(error);
        });
    },
    get: async (key: string): Promise<{ size: number; body: Readable } | undefined> => {
      const found = await client.send(new GetObjectCommand(at(key))).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw problemOf(error);
      });
      return found && { size: found.ContentLength ?? 0, body: found.Body as Readable };
    },
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand(at(key))).catch((error: unknown) => {
        if (!isMissing(error)) throw problemOf(error);
      });
    },
    /** In the order of the keys, a thousand at a time. */
    list: async function* (prefix: string): AsyncGenerator<{ key: string; at: Date }> {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key, LastModified } of Contents)
            if (Key && LastModified) yield { key: Key, at: LastModified };
      } catch (error) {
        throw problemOf(error);
      }
    },
    /** Up to a thousand unfinished uploads. Empty where the store cannot list them. */
    listUploads: async (prefix: string): Promise<{ key: string; upload: string; at: Date }[]> => {
      const { Uploads = [] } = await client
        .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }))
        .catch((error: unknown) => {
          if (isUnknownCall(error)) return { Uploads: [] };
          throw problemOf(error);
        });
      return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
        Key && UploadId && Initiated ? [{ key: Key, upload: UploadId, at: Initiated }] : [],
      );
    },
  };
}

export type S3Bucket = ReturnType<typeof s3Bucket>;
