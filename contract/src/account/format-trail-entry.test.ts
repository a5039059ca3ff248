import { describe, expect, it } from 'vitest';
import { formatTrailEntry } from './format-trail-entry.ts';

describe('log entries as sentences', () => {
  it.each([
    ['sign-in.password', 'done', 'The right password was entered'],
    ['sign-in.password', 'refused', 'A wrong password was entered'],
    ['event.created', 'done', 'An event was created'],
    ['medication.deleted', 'done', 'A medicine was deleted'],
    ['file.downloaded', 'done', 'A file was shown or downloaded'],
    ['backup.made', 'done', 'A backup was made'],
    ['session.refresh-reused', 'refused', 'A copied sign-in was ended'],
  ] as const)('%s, %s', (action, outcome, sentence) => {
    expect(formatTrailEntry({ action, outcome })).toBe(sentence);
  });

  it('are readable for an action without a sentence of its own', () => {
    const of = (action: string) => formatTrailEntry({ action, outcome: 'done' });
    expect(of('treatment.session-moved')).toBe('Treatment: session moved');
    expect(of('new-thing.looked-at')).toBe('New thing: looked at');
    expect(of('thing')).toBe('Thing');
    expect(of('constructor.x')).toBe('Constructor: x');
    expect(formatTrailEntry({ action: 'event.created', outcome: 'refused' })).toBe(
      'An event was created (refused)',
    );
  });
});
