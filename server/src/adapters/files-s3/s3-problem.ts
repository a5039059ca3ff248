import { FileStoreProblem } from '../../ports/file-store.ts';

/** How stores say that they are full: HTTP has a status for it, their own names differ. */
const fullNames = ['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage', 'StorageFull'];

type Said = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

export const isMissing = (error: unknown): boolean => {
  const { name = '', $metadata } = error as Said;
  // A missing bucket is a mistake of the operator, not a missing file.
  return name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404;
};

/** The store does not support this call: a lifecycle rule of the bucket has to do its work. */
export const isUnknownCall = (error: unknown): boolean =>
  [405, 501].includes((error as Said).$metadata?.httpStatusCode ?? 0);

/** The port's error for what the object store or the network reported. Holds no key and no address. */
export function problemOf(error: unknown): Error {
  const { name = 'unknown', code, $metadata } = error as Said;
  const isFull = $metadata?.httpStatusCode === 507 || fullNames.includes(name);
  if (isFull) return Object.assign(new Error('full', { cause: error }), { code: 'ENOSPC' });
  return new FileStoreProblem(code ?? name, { cause: error });
}
