import { id } from '../http/plain-text.ts';

/**
 * D9: whose record a request is about; without it one's own. It travels with each request and is not part of the
 * session, so that two tabs can show two records. Node writes header names in lower case.
 */
export const recordHeader = { name: 'caretrail-record', written: 'Caretrail-Record' } as const;

/** null: none was sent. undefined: what was sent is no id. */
export const readRecordHeader = (
  value: string | readonly string[] | undefined,
): string | null | undefined => (value === undefined ? null : id.safeParse(value).data);
