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

  it('name an action that is only ever refused by its sentence, also in a list of actions', () => {
    expect(formatTrailEntry({ action: 'throttle.limit-reached', outcome: 'done' })).toBe(
      'Too many attempts: blocked for a while',
    );
  });

  it('are readable for an action without a sentence of its own', () => {
    expect(formatTrailEntry({ action: 'event.created', outcome: 'refused' })).toBe(
      'Refused: Event created',
    );
    expect(formatTrailEntry({ action: 'constructor', outcome: 'done' })).toBe(
      'Other activity: constructor',
    );
    expect(formatTrailEntry({ action: 'new-thing.seen', outcome: 'refused' })).toBe(
      'Refused: Other activity: new-thing.seen',
    );
  });
});
