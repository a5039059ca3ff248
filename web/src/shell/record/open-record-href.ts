import { hrefOf } from '@caretrail/contract/access/routes';

const name = 'record';

/** In place of an id. */
export const ownRecord = 'mine';

/**
 * Opens a record: the page of the people one helps does it, which shows nothing of any record. A link, so that a form with
 * unsaved input asks first.
 */
export const openRecordHref = (id: string): string => `${hrefOf('helping')}?${name}=${id}`;

export const recordAsked = (search: string): string | null => new URLSearchParams(search).get(name);
