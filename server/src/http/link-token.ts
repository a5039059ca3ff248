import { createHash, randomBytes } from 'node:crypto';

/** For the link of a message (`tokenForm` of the contract). Only its hash is stored. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
