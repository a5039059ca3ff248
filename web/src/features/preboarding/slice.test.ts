import { preboardingDraft } from '@caretrail/contract/preboarding/schema';
import { describe, expect, it } from 'vitest';
import { draftChanged, preboardingReducer } from './slice.ts';

describe('§3 preboarding data', () => {
  it('begins idle and without answers, and keeps the draft', () => {
    const draft = preboardingDraft.parse({});
    expect(preboardingReducer(undefined, { type: 'start' })).toEqual({
      data: null,
      status: 'idle',
    });
    expect(preboardingReducer(undefined, draftChanged(draft)).data).toEqual(draft);
  });
});
