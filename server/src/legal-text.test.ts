import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { english, type LanguageFacts } from '@caretrail/contract/i18n/current-language';
import { languageCookie } from '@caretrail/contract/i18n/language-cookie';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { escapeHtml } from './escape-html.ts';
import { inLanguage } from './languages/current.ts';
import { fillLegalText, legalFactsIn } from './legal-text.ts';
import { readTerms, termsToRead } from './modules/terms/text.ts';

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

const bareInLanguages = readEnv({
  CARETRAIL_MODE: 'production',
  CARETRAIL_SECRET: 'x'.repeat(40),
  SUPPORT_EMAIL: 'help@clinic.example',
  OPERATOR_NAME: 'Clinic & Sons <Ltd>',
  OPERATOR_CONTACT: '1 Street, Town',
  FAVICON_SERVICE: 'off',
}).legalFacts;
const fullInLanguages = readEnv({
  OPERATOR_REGULATOR: 'Office of Data',
  OPERATOR_LAW: 'Scotland',
  OPERATOR_LAW_DE: 'Schottland',
  OPERATOR_BACKUP_DAYS: '35',
  SMTP_URL: 'smtp://mail.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'caretrail',
  MAP_STYLE_URL: 'https://maps.example/style.json',
  MAP_GEOCODER_URL: 'https://find.example/?q={query}',
}).legalFacts;
const bare = legalFactsIn('en', bareInLanguages);
const full = legalFactsIn('en', fullInLanguages);

describe('the facts of an installation', () => {
  it('are words in the language of the text, in English where there are none', () => {
    const words = { law: { en: 'Scotland', de: 'Schottland' }, days: '30', hosting: null };
    expect(legalFactsIn('de', words)).toEqual({ law: 'Schottland', days: '30', hosting: null });
    expect(legalFactsIn('fr', words)).toEqual({ law: 'Scotland', days: '30', hosting: null });
  });
});

const inWeb = (name: string): string =>
  readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8');
const pagesIn = {
  en: ['privacy.html', 'cookies.html'],
  de: ['privacy.de.html', 'cookies.de.html'],
};
const pages = Object.entries(pagesIn).flatMap(([tag, names]) =>
  names.map((name): [name: string, tag: string] => [name, tag]),
);

describe('§2.8 the pages that come with the product', () => {
  it.each(pages)('%s is filled, whatever is known', (name, tag) => {
    for (const known of [bareInLanguages, fullInLanguages].map((all) => legalFactsIn(tag, all))) {
      const page = fillLegalText(inWeb(name), known, escapeHtml);
      expect(page).toContain(escapeHtml(known['operator_name'] ?? ''));
      expect(page).not.toMatch(/\{\{|<!--|null|undefined|\[object/);
    }
    expect(fillLegalText(inWeb(name), bare, escapeHtml)).not.toMatch(
      /Sample|demo|Beispieltext|Muster|Clinic & Sons/i,
    );
  });

  const privacyWith = (name: string, tag: string) =>
    [bareInLanguages, fullInLanguages].map((all) =>
      fillLegalText(inWeb(name), legalFactsIn(tag, all), escapeHtml).replaceAll(/\s+/g, ' '),
    );

  it('privacy: who is responsible, how long, who else, and where to complain, as far as it is known', () => {
    const [little, much] = privacyWith('privacy.html', 'en');
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

  it('privacy in German: the same, with the words of the demo in German', () => {
    const [little, much] = privacyWith('privacy.de.html', 'de');
    for (const sentence of [
      'ist Verantwortlicher nach der Datenschutz-Grundverordnung (DSGVO)',
      '30 Tage unter Dateien und Dokumente › Papierkorb',
      'Ein gelöschtes Konto: 14 Tage',
    ]) {
      expect(little).toContain(sentence);
      expect(much).toContain(sentence);
    }
    for (const sentence of [
      'Aufsichtsbehörde für Datenschutz beschweren: Office of Data.',
      'Sicherungen: bis zu 35 Tage.',
      'von maps.example',
      'über login.example',
      'Ein E-Mail-Dienst',
      'Suche nach Adressen:',
      'Datenschutzbeauftragter: Kim Muster',
      'Wo Ihre Daten gespeichert sind: auf diesem Computer.',
    ]) {
      expect(much).toContain(sentence);
    }
    expect(little).toContain('Die Karte Ihrer Orte kommt von unserem eigenen Server.');
    expect(little).not.toMatch(
      /Aufsichtsbehörde|Sicherungen: bis zu|E-Mail-Dienst|Suche nach Adressen|beauftragt|Symbole:/,
    );
    expect(much).not.toMatch(/this computer|Sample/);
  });

  it.each(['cookies.html', 'cookies.de.html'])(
    '§3 %s: every key in the browser’s storage and every cookie is named',
    (name) => {
      const page = fillLegalText(inWeb(name), full, escapeHtml);
      const isNamed = (key: string): boolean =>
        new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(page);
      expect(Object.values(storageKeys).filter((key) => !isNamed(key))).toEqual([]);
      expect(page).toContain(`Cookie: ${languageCookie.name}<`);
      expect(page).toContain('Cookie: __Host-oidc_tx');
    },
  );
});

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;

describe('§2.1 the text of the terms', () => {
  it('is published on the day that its version is named by, which is not in the future', async () => {
    const { version, english: inEnglish } = await readTerms(bareInLanguages);
    expect(inEnglish.published).toBe(version);
    expect(version <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it('names the operator, the contact and liability, and the law where it is known', async () => {
    const little = (await readTerms(bareInLanguages)).english;
    const much = (await readTerms(fullInLanguages)).english;
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

  it('says the same in German: the same version, another text and sum', async () => {
    const terms = await readTerms(fullInLanguages);
    const text = terms.others.get('de');
    expect(text).toMatchObject({ version: terms.version, published: terms.english.published });
    expect(text?.text).toMatch(/^# Nutzungsbedingungen\n/);
    expect(text?.text).toContain('gilt das Recht dieses Landes: Schottland.');
    expect(text?.text).toContain('- Kontakt: Musterstraße 1, Musterstadt\n');
    expect(text?.text).not.toMatch(/\{\{|<!--|null|\[object/);
    expect(text?.summary).toHaveLength(5);
    expect(text?.sha256).toBe(
      createHash('sha256')
        .update(text?.text ?? '')
        .digest('hex'),
    );
    expect(text?.sha256).not.toBe(terms.english.sha256);

    const little = (await readTerms(bareInLanguages)).others.get('de');
    expect(little?.text).toContain('Clinic & Sons <Ltd> betreibt diesen Dienst.');
    expect(little?.text).not.toMatch(/## Welches Recht gilt|Das ist eine Demo|Muster/);
  });

  it('is read in the language of the request, in English where there is none', async () => {
    const terms = await readTerms(bareInLanguages);
    const readIn = (language: LanguageFacts) => inLanguage(language, () => termsToRead(terms));
    expect(readIn(german)).toBe(terms.others.get('de'));
    expect(readIn(english)).toBe(terms.english);
    expect(readIn({ ...german, tag: 'fr' })).toBe(terms.english);
    expect(termsToRead(terms)).toBe(terms.english);
  });

  it('is kept as it was for those who accepted an earlier version', () => {
    const file = new URL('modules/terms/versions/2026-11-01.md', import.meta.url);
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      '792a032b839090d154043c26a72286363a1c96e44ec553e4b4c23049a84eca01',
    );
  });
});
