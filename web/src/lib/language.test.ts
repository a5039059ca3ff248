import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '../testing/fresh-browser.ts';
import type { MemoryStorage } from '../testing/memory-storage.ts';
import { chooseLanguage, followLanguage, otherLanguage, showIn } from './language.ts';

const english = { tag: 'en', name: 'English', locale: 'en-GB', direction: 'ltr' } as const;
const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
const offered = [english, german];

const reload = vi.fn();
let local: MemoryStorage;
let cookies: Map<string, string>;
let keepsCookies: boolean;

// The files share their workers: react-aria looks for a document when it is loaded.
afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  local = freshBrowser();
  local.items.set('access_token', 'a');
  reload.mockReset();
  cookies = new Map();
  keepsCookies = true;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (keepsCookies) cookies.set(name, value);
    },
  });
});

describe('a language other than that of the page', () => {
  it.each([
    ['de', english, german],
    ['de-AT', english, german],
    ['en-US', german, english],
    ['de', german, undefined],
    ['en-GB', english, undefined],
    ['fr', english, undefined],
    [undefined, english, undefined],
  ] as const)('%s on a page in %o', (wanted, page, found) => {
    expect(otherLanguage(wanted, page, offered)).toEqual(found);
  });
});

describe('choosing a language', () => {
  it('is kept in this browser and loads the page again', () => {
    chooseLanguage('de');
    expect(cookies.get('language')).toBe('de');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that of the page only keeps it', () => {
    chooseLanguage('en');
    expect(cookies.get('language')).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does nothing in a browser without cookies', () => {
    keepsCookies = false;
    chooseLanguage('de');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a saved language', () => {
  it('is shown at once, unless something typed would be lost; then the next page has it', () => {
    showIn('de', false, offered);
    expect(cookies.get('language')).toBe('de');
    expect(reload).not.toHaveBeenCalled();
    showIn('de', true, offered);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['fr', 'en-US', undefined])('%s changes nothing on an English page', (wanted) => {
    showIn(wanted, true, offered);
    expect(cookies.size).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('after a sign-in', () => {
  it('the page is loaded again in the language of the account', () => {
    expect(followLanguage('de', offered)).toBe(true);
    expect(cookies.get('language')).toBe('de');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a language that was chosen in this browser stays', () => {
    cookies.set('language', 'en');
    expect(followLanguage('de', offered)).toBe(false);
    expect(cookies.get('language')).toBe('en');
  });

  it('the page stays where it is right, unknown, or the sign-in would be lost', () => {
    expect(followLanguage('en', offered)).toBe(false);
    expect(followLanguage(undefined, offered)).toBe(false);
    keepsCookies = false;
    expect(followLanguage('de', offered)).toBe(false);
    keepsCookies = true;
    local.items.delete('access_token');
    expect(followLanguage('de', offered)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
