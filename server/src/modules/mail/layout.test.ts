import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfTag } from '../../languages/current.ts';
import { htmlOf, textOf, type Paragraph } from './layout.ts';

const support = 'help@caretrail.example';
const paragraphs: Paragraph[] = [
  'Hello <script>alert("1")</script> & you',
  { code: '123 456' },
  { link: 'https://care.example/x?a=1&b="2"#c', label: 'Open <it>' },
  { contact: 'Contact us at' },
];

describe('the two forms of a mail', () => {
  it('have the same content; the text is plain', () => {
    expect(textOf(paragraphs, support)).toBe(
      'Hello <script>alert("1")</script> & you\n\n    123 456\n\nOpen <it>:\nhttps://care.example/x?a=1&b="2"#c\n\nContact us at help@caretrail.example\n\nCaretrail\n',
    );
  });

  it('have no line that a name brings with it', () => {
    const name = 'Anna\n\nYour account is locked:\r\nhttps://evil.example\u2028Caretrail';
    expect(textOf([`${name} accepted.`], support)).toBe(
      'Anna Your account is locked: https://evil.example Caretrail accepted.\n\nCaretrail\n',
    );
  });

  it('show hostile text as text: nothing of it becomes markup', () => {
    const html = htmlOf('A <b>subject</b>', paragraphs, support);
    expect(html).toContain('Hello &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; you');
    expect(html).toContain('<title>A &lt;b&gt;subject&lt;/b&gt;</title>');
    expect(html).toContain('href="https://care.example/x?a=1&amp;b=&quot;2&quot;#c"');
    expect(html).toContain('Open &lt;it&gt;');
    expect(html).toContain(`Contact us at <a href="mailto:${support}"`);
    expect(html.match(/<(script|b|it|img|link|iframe)\b/)).toBeNull();
  });

  it('name the language that they are written in', () => {
    expect(htmlOf('Subject', ['Text'], support)).toContain('<html lang="en-GB" dir="ltr">');
    const german = inLanguage(languageOfTag('de'), () => htmlOf('Betreff', ['Text'], support));
    expect(german).toContain('<html lang="de-DE" dir="ltr">');
  });

  it('load nothing from outside: opening the mail is not tracked', () => {
    expect(htmlOf('Subject', ['Text'], support)).not.toMatch(/src=|url\(|@import/);
  });
});
