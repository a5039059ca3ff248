import { describe, expect, it } from 'vitest';
import { formatTrailEntry } from './format-trail-entry.ts';

describe('log entries as sentences', () => {
  it.each([
    ['sign-in.password', 'done', 'Correct password entered'],
    ['sign-in.password', 'refused', 'Wrong password entered'],
    ['event.created', 'done', 'Event created'],
    ['medication.deleted', 'done', 'Medicine deleted'],
    ['file.downloaded', 'done', 'File viewed or downloaded'],
    ['backup.made', 'done', 'Backup created'],
    ['session.refresh-reused', 'refused', 'Device signed out: its sign-in may have been copied'],
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
      'Event created (refused)',
    );
  });
});
