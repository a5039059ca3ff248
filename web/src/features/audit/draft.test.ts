import { describe, expect, it } from 'vitest';
import { filterOf, isEmptyDraft } from './draft.ts';
import { emptyDraft } from './slice.ts';

describe('what the form of the audit log asks for', () => {
  it('takes both days whole, on the reader’s clock, also when it changes', () => {
    const draft = { ...emptyDraft, from: '2026-03-28', until: '2026-03-29' };
    expect(filterOf(draft, 'Europe/Berlin')).toEqual({
      from: '2026-03-27T23:00:00.000Z',
      until: '2026-03-29T22:00:00.000Z',
    });
  });

  it('leaves out what is empty, and blanks around names', () => {
    expect(filterOf(emptyDraft, 'UTC')).toEqual({});
    expect(isEmptyDraft({ ...emptyDraft, actor: ' ' })).toBe(true);
    const draft = { ...emptyDraft, actor: ' Jane ', subject: '  ', outcome: 'refused' as const };
    expect(filterOf(draft, 'UTC')).toEqual({ actor: 'Jane', outcome: 'refused' });
    expect(isEmptyDraft(draft)).toBe(false);
  });
});
