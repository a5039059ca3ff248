import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import { answered, draftFailed, draftLoaded, draftRequested, preboardingReducer } from './slice.ts';

const draft = preboardingDraft.parse({ you: { first_name: 'Ada' } });
const start = preboardingReducer(undefined, { type: 'start' });
const loaded = preboardingReducer(start, draftLoaded(draft));

describe('§3 preboarding data', () => {
  it('begins idle and without answers', () => {
    expect(start).toEqual({ data: null, status: 'idle' });
  });

  it('goes loading, then succeeded with the draft, or failed', () => {
    const loading = preboardingReducer(start, draftRequested());
    expect(loading.status).toBe('loading');
    expect(loaded).toEqual({ data: draft, status: 'succeeded' });
    expect(preboardingReducer(loading, draftFailed())).toEqual({ data: null, status: 'failed' });
  });

  it('keeps an answer beside the others; an empty one and "don’t know" leave', () => {
    const answer = (value: string | undefined) =>
      preboardingReducer(loaded, answered({ part: 'you', name: 'last_name', value })).data?.you;
    expect(answer('Berg')).toEqual({ first_name: 'Ada', last_name: 'Berg' });
    expect(answer('')).toEqual({ first_name: 'Ada' });
    expect(answer(undefined)).toEqual({ first_name: 'Ada' });
  });

  it('an empty list says "none" and stays', () => {
    const said = answered({ part: 'medicines', name: 'allergies', value: [] });
    expect(preboardingReducer(loaded, said).data?.medicines).toEqual({ allergies: [] });
  });

  it('has no answer before the draft is there', () => {
    const said = answered({ part: 'you', name: 'last_name', value: 'Berg' });
    expect(preboardingReducer(start, said).data).toBeNull();
  });
});
