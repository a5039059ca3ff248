/**
 * The language in which texts and dates are written now. A server writes in many at a time and takes it from the
 * request; a build of the web app has exactly one, and its build puts a constant in place of this file.
 */

export type LanguageFacts = {
  /** A language tag: 'de'. */
  readonly tag: string;
  /** Its own name for itself: 'Deutsch'. */
  readonly name: string;
  /** For dates and numbers: 'de-DE'. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
};

export const english: LanguageFacts = {
  tag: 'en',
  name: 'English',
  locale: 'en-GB',
  direction: 'ltr',
};

/** What a reader can choose from. The build of the web app lists every language there is. */
export const offeredLanguages: readonly LanguageFacts[] = [english];

let source: () => LanguageFacts = () => english;

/** The server names where the language of the running request is found. */
export const takeLanguageFrom = (find: () => LanguageFacts): void => {
  source = find;
};

export const currentLanguage = (): LanguageFacts => source();
export const currentLocale = (): string => source().locale;
