import { statusFailure } from '@caretrail/contract/http/failure';
import { timelineEvent } from '@caretrail/contract/timelines/schema';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/an-event.ts';
import { refusedWith } from './refused.ts';

const refusal = { code: 'stale_version', detail: 'No.', request_id: '1' };

describe('§8 what a form can do about a refusal', () => {
  it('a stale edit brings the record as it is stored now', () => {
    const stored = anEvent({ version: 3 });
    const conflict = { your_version: 2, stored_version: 3, stored };
    const failure = statusFailure(409, { ...refusal, conflict });
    expect(refusedWith(timelineEvent, failure)).toEqual({ fields: {}, stored });
  });

  it('refused input names its fields', () => {
    const failure = statusFailure(400, { ...refusal, fields: { title: 'Not this one.' } });
    expect(refusedWith(timelineEvent, failure)).toEqual({
      fields: { title: 'Not this one.' },
      stored: null,
    });
  });

  it.each([new Error('offline'), null, statusFailure(502, '<html>')])(
    '%s says nothing',
    (thrown) => {
      expect(refusedWith(timelineEvent, thrown)).toEqual({ fields: {}, stored: null });
    },
  );
});
