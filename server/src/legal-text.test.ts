import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { escapeHtml } from './escape-html.ts';
import { fillLegalText } from './legal-text.ts';
import { readTerms } from './modules/terms/text.ts';

const facts = { name: 'The clinic', law: null };

describe('a legal text', () => {
  it('is filled with what is known', () => {
    expect(fillLegalText('{{name}} runs it. Ask {{name}}.', facts)).toBe(
      'The clinic runs it. Ask The clinic.',
    );
  });

  it('leaves out a part whose fact is not known, with its lines, and shows the other one', () => {
    const text = [
      'One.',
      '  <!-- if law -->',
      '  The law of {{law}}.',
      '  <!-- end -->',
      '  <!-- unless law -->',
      '  Two.',
      '  <!-- end -->',
      '  <!-- if name -->',
      '  {{name}}.',
      '  <!-- end -->',
      'Three.',
    ].join('\n');
    expect(fillLegalText(text, facts)).toBe('One.\n  Two.\n  The clinic.\nThree.');
  });

  it('leaves out the notes of its authors', () => {
    expect(fillLegalText('<!--\n  A {{note}}.\n-->\n# Terms\n', facts)).toBe('# Terms\n');
  });

  it('takes a value for what it is: neither markup, nor a name, nor a part', () => {
    const name = '<b>"A" & B</b> {{law}} <!-- if law --> $& $1';
    expect(fillLegalText('{{name}}', { ...facts, name })).toBe(name);
    expect(fillLegalText('<p title="{{name}}">', { ...facts, name }, escapeHtml)).toBe(
      '<p title="&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt; {{law}} &lt;!-- if law --&gt; $&amp; $1">',
    );
  });

  it.each([
    ['a name that is no fact', '{{nme}}', '"nme"'],
    ['a condition that is no fact', '<!-- if nme -->x<!-- end -->', '"nme"'],
    ['a name that is not known', 'The law of {{law}}.', '"law" is not known'],
    ['a part without its end', '<!-- if name -->x', 'without its end'],
    ['an end without its part', 'x<!-- end -->', 'without its end'],
    [
      'a part inside another',
      '<!-- if name --><!-- if law -->x<!-- end --><!-- end -->',
      'inside another',
    ],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => fillLegalText(text, facts)).toThrow(sentence);
  });
});

const bare = readEnv({
  CARETRAIL_MODE: 'production',
  CARETRAIL_SECRET: 'x'.repeat(40),
  SUPPORT_EMAIL: 'help@clinic.example',
  OPERATOR_NAME: 'Clinic & Sons <Ltd>',
  OPERATOR_CONTACT: '1 Street, Town',
  FAVICON_SERVICE: 'off',
}).legalFacts;
const full = readEnv({
  OPERATOR_REGULATOR: 'Office of Data',
  OPERATOR_LAW: 'Scotland',
  OPERATOR_BACKUP_DAYS: '35',
  SMTP_URL: 'smtp://mail.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'caretrail',
  MAP_STYLE_URL: 'https://maps.example/style.json',
  MAP_GEOCODER_URL: 'https://find.example/?q={query}',
}).legalFacts;

const inWeb = (name: string): string =>
  readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');

describe('§2.8 the pages that come with the product', () => {
  it.each(['privacy.html', 'cookies.html'])('%s is filled, whatever is known', (name) => {
    for (const known of [bare, full]) {
      const page = fillLegalText(inWeb(name), known, escapeHtml);
      expect(page).toContain(escapeHtml(known['operator_name'] ?? ''));
      expect(page).not.toMatch(/\{\{|<!--|null|undefined/);
    }
    expect(fillLegalText(inWeb(name), bare, escapeHtml)).not.toMatch(/Sample|demo|Clinic & Sons/);
  });

  it('privacy: who is responsible, how long, who else, and where to complain, as far as it is known', () => {
    const [little, much] = [bare, full].map((known) =>
      fillLegalText(inWeb('privacy.html'), known, escapeHtml).replaceAll(/\s+/g, ' '),
    );
    for (const sentence of [
      'is the data controller',
      '30 days in Files &amp; Documents › Bin',
      'A deleted account: 14 days',
    ]) {
      expect(little).toContain(sentence);
      expect(much).toContain(sentence);
    }
    for (const sentence of [
      'data protection regulator: Office of Data.',
      'Backups: up to 35 days.',
      'from maps.example',
      'through login.example',
      'an email service',
      'Address search:',
      'Data protection officer:',
    ]) {
      expect(much).toContain(sentence);
    }
    expect(little).toContain('The map of your places comes from our own server.');
    expect(little).not.toMatch(
      /regulator|Backups: up to|email service|Address search|officer|Icons:/,
    );
  });

  it('§3 cookies: every key in the browser’s storage is named', () => {
    const page = fillLegalText(inWeb('cookies.html'), full, escapeHtml);
    const unnamed = Object.values(storageKeys).filter(
      (key) => !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(page),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('§2.1 the text of the terms', () => {
  it('names the operator, the contact and liability, and the law where it is known', async () => {
    const [little, much] = [await readTerms(bare), await readTerms(full)];
    expect(little.text).toMatch(/^# Terms of service\n/);
    expect(little.text).toContain('Clinic & Sons <Ltd> runs this service.');
    expect(little.text).toContain('- Contact: 1 Street, Town\n- Email: help@clinic.example\n');
    expect(little.text).toContain('## What we are liable for');
    expect(little.text).not.toMatch(/## Law|\{\{|<!--|null|This is a demo/);
    expect(much.text).toContain('The law of Scotland applies to these terms.');
    expect(much.text).toContain('This is a demo.');
    expect([little.summary.length, much.summary.length]).toEqual([5, 5]);
    expect(much.sha256).not.toBe(little.sha256);
  });

  it('is kept as it was for those who accepted an earlier version', () => {
    const file = new URL('modules/terms/versions/2026-11-01.md', import.meta.url);
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      '792a032b839090d154043c26a72286363a1c96e44ec553e4b4c23049a84eca01',
    );
  });
});
