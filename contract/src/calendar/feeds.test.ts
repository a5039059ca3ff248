import { expect, test } from 'vitest';
import { tryFeeds } from './testing/check-feeds.ts';

/** `npm run feeds` tries many more, from another seed each time. */
const feeds = 100;

test('random feeds, read by another implementation of RFC 5545, are equal to their rows', () => {
  expect(tryFeeds(feeds, 54)).toEqual({ fault: null });
});
