import { expect, it } from 'vitest';
import { fileDigest } from './file-digest.ts';

it('the digest of a file is SHA-256, as the server reckons it', async () => {
  expect(await fileDigest(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('a file that cannot be read any more has none', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await fileDigest(gone)).toBeNull();
});
