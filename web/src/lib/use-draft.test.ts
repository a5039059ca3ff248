import { describe, expect, it } from 'vitest';
import { type Draft, isSameDraft, withLostFiles } from './use-draft.ts';

type Typed = { readonly title: string; readonly files: readonly string[] };
const typed: Typed = { title: 'Scan', files: [] };
const draft: Draft<null, Typed> = { base: null, typed };

describe('a draft that came back after a reload', () => {
  it('names the files that were lost until some are chosen', () => {
    const changed = { ...draft, typed: { ...typed, title: 'MRI scan' } };
    expect(withLostFiles(changed, ['letter.pdf'])).toEqual({
      ...changed,
      lostFiles: ['letter.pdf'],
    });
    const chosen = { ...draft, typed: { ...typed, files: ['letter.pdf'] } };
    expect(withLostFiles(chosen, ['letter.pdf'])).toBe(chosen);
    expect(withLostFiles(draft, undefined)).toBe(draft);
  });

  it('is the same draft until something is changed or sent', () => {
    expect(isSameDraft({ ...draft, lostFiles: ['letter.pdf'] }, draft)).toBe(true);
    expect(isSameDraft(draft, { ...draft, typed: { ...typed } })).toBe(false);
    const sent = { body: {}, version: undefined, key: 'k' };
    expect(isSameDraft(draft, { ...draft, sent })).toBe(false);
  });
});
