import { limits } from '../limits.ts';

/** How a person is told the limit. */
export const largestFile = `${limits.files.maxBytes / 1024 ** 2} MB`;
