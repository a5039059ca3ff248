import { describe, expect, it } from 'vitest';
import { formsOfMessage, textOfMarkdown, textOfPage } from './plain-text.ts';
import { readingGrade, sentencesOf } from './reading.ts';
import { passagesOf, readingsOf, worstSentences } from './readings.ts';

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

describe('the grade of a section', () => {
  const sentence = 'This is a short sentence that you can read.';
  const long = Array<string>(6).fill(sentence);

  it('is that of its messages with three words or more; emails are of their own kind', () => {
    expect(
      passagesOf([
        { name: 'files/bin', messages: [...long, 'Delete', 'Delete permanently'] },
        { name: 'users/mail', messages: long },
        { name: 'settings/email', messages: long },
      ]),
    ).toEqual([
      { kind: 'app', name: 'files/bin', text: long.join('\n') },
      { kind: 'mail', name: 'users/mail', text: long.join('\n') },
      { kind: 'app', name: 'settings/email', text: long.join('\n') },
    ]);
  });

  it('is that of the small sections of an area together', () => {
    const small = [
      { name: 'files/a', messages: [sentence] },
      { name: 'files/b', messages: [sentence] },
      { name: 'users/c', messages: [sentence] },
    ];
    expect(passagesOf(small)).toEqual([
      { kind: 'app', name: 'files, small sections', text: `${sentence}\n${sentence}` },
      { kind: 'app', name: 'users/c', text: sentence },
    ]);
  });

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
