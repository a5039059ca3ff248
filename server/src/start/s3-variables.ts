import * as z from 'zod/mini';

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

const isEndpoint = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
};

/** S3_ENDPOINT: without the bucket and without keys, which have variables of their own. */
export const s3Endpoint = z.string().check(
  z.refine(isEndpoint, {
    error: 'must be only the address of the object store, like https://s3.eu-central-1.example',
  }),
);

/** S3_BUCKET */
export const s3Bucket = z.string().check(
  z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
    error: 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
  }),
);

/** All five or none: half a configuration would store files in the wrong place. */
export function s3Errors(given: NodeJS.ProcessEnv): string[] {
  const missing = s3Names.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === s3Names.length) return [];
  return [`${missing.join(', ')} must be set too: the S3 variables belong together`];
}
