import { describe, expect, it } from 'vitest';
import { readLanguages } from '../../web/build/messages/catalogues.ts';
import { collectMessages } from './collect.ts';
import { passagesIn } from './passages.ts';
import { formsOfMessage, textOfMarkdown, textOfPage } from './plain-text.ts';
import { readingGrade, sentencesOf } from './reading.ts';
import { passagesOf, readingsOf, type Said, worstSentences } from './readings.ts';
import { screenNames, screenOf } from './screens.ts';

describe('a text as it is read', () => {
  it.each([
    ['Saved.', ['Saved.']],
    ['Saved by {name} in {n, number} days.', ['Saved by 0 in 0 days.']],
    ['{n, plural, =0 {None} one {# day} other {# days}} left', ['0 days left']],
    ['{kind, select, a {Take it.} b {Leave it.} other {Ask.}}', ['Take it.', 'Leave it.', 'Ask.']],
  ])('%j', (message, forms) => {
    expect(formsOfMessage(message)).toEqual(forms);
  });

  it('a page has no markup, and a line for each block', () => {
    const page =
      '<title>T</title><main><h1>One</h1><!-- if x -->\n<p>Two &amp;\n three {{y}},\n <a href="/">four</a>.</p>' +
      '<dd>Cookie: access_token</dd></main>';
    expect(textOfPage(page)).toBe('One\nTwo & three 0, four.\nCookie: 0');
  });

  it('terms have no marks', () => {
    expect(textOfMarkdown('<!-- a\nnote -->\n# One\n\n- Two {{x}}\n- Three\n')).toBe(
      'One\nTwo 0\nThree',
    );
  });

  it('an article of a law and a date end no sentence', () => {
    expect(
      sentencesOf('Nach Art. 6 Abs. 1 Buchst. a am 18. November 2026. Ende der Frist.'),
    ).toHaveLength(2);
  });
});

const said = (section: string, key: string, text: string, translated = text): Said => ({
  file: `web/src/features/${section}/texts.ts`,
  section,
  key,
  text,
  said: translated,
});

const sentence = 'This is a short sentence that you can read.';

describe('what is measured together', () => {
  it('is a screen with its sentences, without labels of a few words', () => {
    expect(
      passagesOf([
        said('files/bin', 'lead', sentence),
        said('files/bin', 'remove', 'Delete permanently'),
        said('files/bin', 'next', 'Select what to keep:'),
        said('sign-in/form', 'wrong', 'Wrong password.'),
      ]),
    ).toMatchObject([
      { kind: 'app', name: 'Files: bin', text: `${sentence}\nSelect what to keep:` },
      { kind: 'app', name: 'Sign in', text: '' },
      { kind: 'mail', name: 'A reminder from Caretrail', text: '' },
    ]);
  });

  it('is an email with its subject and what all emails of its section say, named in English', () => {
    const passages = passagesOf([
      said('auth/mail', 'reset.subject', 'Reset your password', 'Passwort neu wählen'),
      said('auth/mail', 'reset.rule', sentence),
      said('auth/mail', 'invitation.subject', 'You are invited', 'Sie sind eingeladen'),
      said('auth/mail', 'notYou', 'If this was not you, contact us at'),
      said('auth/provider-mail', 'subject', 'A new way'),
      said('auth/provider-mail', 'lead', sentence),
    ]).filter(({ kind, text }) => kind === 'mail' && text !== '');
    expect(passages.map(({ name, text }) => [name, text.split('\n')])).toEqual([
      [
        'Reset your password',
        ['Passwort neu wählen', sentence, 'If this was not you, contact us at'],
      ],
      ['You are invited', ['Sie sind eingeladen', 'If this was not you, contact us at']],
      ['A new way', ['A new way', sentence]],
    ]);
  });
});

describe('the grade', () => {
  it('is compared with the bar of its kind, worst first; without a sentence there is none', () => {
    const hard = 'Notification configuration necessitates administrative authorisation.';
    const readings = readingsOf('en', [
      { kind: 'app', name: 'none', text: '' },
      { kind: 'app', name: 'easy', text: sentence },
      { kind: 'legal', name: 'hard', text: hard },
    ]);
    expect(readings.map(({ name, isOver }) => [name, isOver])).toEqual([
      ['hard', true],
      ['easy', false],
      ['none', false],
    ]);
    expect(worstSentences('en', `${sentence}\n${hard}`, 1)).toEqual([
      { sentence: hard.slice(0, -1), grade: readingGrade('en', hard) },
    ]);
  });

  it('is measured in each language as it is read there', () => {
    const german = 'Wir haben Ihnen einen Code gesendet. Geben Sie ihn hier ein.';
    expect(readingGrade('de', german)).toBeLessThan(3);
    expect(
      readingGrade(
        'de',
        'Datenschutzrechtliche Einwilligungserklärungen unterliegen Dokumentationspflichten.',
      ),
    ).toBeGreaterThan(15);
  });
});

describe('the texts of Caretrail', () => {
  it('each belong to a screen, and each screen has some', () => {
    const messages = collectMessages();
    const named = messages.map(({ file, section }) => screenOf(file, section));
    expect(messages.filter((_, at) => named[at] === null)).toEqual([]);
    expect(new Set(named)).toEqual(new Set(screenNames));
  });

  it.each(readLanguages())('are easy enough to read in $name', ({ tag }) => {
    const readings = readingsOf(tag, passagesIn(tag));
    expect(readings.filter(({ isOver }) => isOver)).toEqual([]);
    // Screens, emails and legal pages: none is left out.
    expect(new Set(readings.map(({ kind }) => kind)).size).toBe(3);
  });
});
