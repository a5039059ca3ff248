import { v7 } from 'uuid';

/** UUIDv7: rows made together lie together in the indexes. */
export type Ids = { next(): string };

export const randomIds: Ids = { next: () => v7() };
