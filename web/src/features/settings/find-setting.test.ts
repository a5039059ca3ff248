import { describe, expect, it } from 'vitest';
import { findSettings } from './find-setting.ts';

const namesFor = (typed: string, role: 'patient' | 'administrator' = 'patient'): string[] =>
  findSettings(typed, role).map(({ name }) => name);

describe('finding a setting', () => {
  it.each([
    ['text', 'Text size'],
    ['FONT', 'Text size'],
    ['bigger', 'Text size'],
    ['dark', 'Colours'],
    ['export', 'Download your data'],
    ['sign out', 'Your devices'],
    ['delete acc', 'Delete your account'],
    ['recovery', 'Two-step verification'],
    ['change email', 'Email address'],
    ['allerg', 'Allergies'],
  ])('%s finds %s', (typed, name) => {
    expect(namesFor(typed)).toContain(name);
  });

  it('all words have to fit, and no word in the middle counts', () => {
    expect(namesFor('text password')).toEqual([]);
    expect(namesFor('assword')).toEqual([]);
    expect(namesFor('  ')).toEqual([]);
  });

  it('a section is found by its name only where no setting has the words', () => {
    expect(namesFor('text size')).toEqual(['Text size']);
    expect(namesFor('text size and colours')).toContain('Articles about outlook');
  });

  it('leads to the place itself', () => {
    expect(findSettings('quiet', 'patient')[0]?.href).toBe('/settings?section=reminders');
    expect(findSettings('sign-ins', 'patient').at(-1)?.href).toBe(
      '/settings?section=security#sign-ins',
    );
  });

  it('offers an administrator nothing clinical', () => {
    expect(namesFor('birth', 'administrator')).toEqual([]);
    expect(namesFor('allergies', 'administrator')).toEqual([]);
    expect(namesFor('name', 'administrator')).toEqual(['First name and last name']);
  });
});
