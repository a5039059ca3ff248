import { describe, expect, it } from 'vitest';
import { failed, loaded, loading } from './feed-load.ts';

describe('§4.4 fetching articles', () => {
  it('is loading, then loaded', () => {
    expect(loading.status).toBe('loading');
    expect(loaded([], 3)).toEqual({ status: 'loaded', articles: [], totalCount: 3, error: null });
  });

  it('on error empties the list and sets the total count to 0', () => {
    expect(failed('Why.')).toEqual({ status: 'error', articles: [], totalCount: 0, error: 'Why.' });
  });
});
