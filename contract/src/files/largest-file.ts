import { limits } from '../limits.ts';

/** The limit as shown to users. */
export const largestFile = `${limits.files.maxBytes / 1024 ** 2} MB`;
