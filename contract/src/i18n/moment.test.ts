import { afterEach, describe, expect, it } from 'vitest';
import { menuOf } from '../access/menu.ts';
import { pageHeaderOf } from '../access/page-header.ts';
import { routes } from '../access/routes.ts';
import { articleDate, usDate } from '../dates.ts';
import { wholeNumber } from '../http/bounded.ts';
import { calendarDate } from '../http/date-text.ts';
import { fieldsFromForm } from '../http/form-fields.ts';
import { endBeforeStartSentence } from '../http/period.ts';
import { emailAddress, requiredText } from '../http/plain-text.ts';
import { submissionProblems } from '../preboarding/rules.ts';
import { preboardingDraft } from '../preboarding/schema.ts';
import { errors } from '../texts/errors.ts';
import { pickMessage } from '../texts/pick-message.ts';
import { bulkDeleteToast, toasts } from '../texts/toasts.ts';
import { english, takeLanguageFrom } from './current-language.ts';
import { registerCatalogue } from './messages.ts';

const german = { tag: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr' } as const;
registerCatalogue('de', (section, key, source) => `${section} ${key} ${source}`);
afterEach(() => {
  takeLanguageFrom(() => english);
});

const sentenceOf = (result: {
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}): string => result.error?.issues[0]?.message ?? '';

/** Read one after the other in two languages, as a server does. */
const texts: Record<string, () => string> = {
  'a refusal': () => errors.wrong_code.text,
  'a refusal that the web app shows too': () => errors.invalid_input.text,
  'a refusal with a value': () => errors.file_too_large.text,
  'a toast': () => toasts.eventCreated,
  'the toast of a bulk delete': () => bulkDeleteToast({ successful: 2, failed: 0 }),
  'a failure of the client': () => pickMessage.bulkDelete(null),
  'a title': () => routes.terms.title,
  'an entry of the menu': () => menuOf.patient[0]?.label ?? '',
  'a header': () => pageHeaderOf('/timelines').title,
  'its search': () => pageHeaderOf('/timelines').searchPlaceholder ?? '',
  'a missing text': () => sentenceOf(requiredText(10).safeParse('')),
  'a text that is too long': () => sentenceOf(requiredText(3).safeParse('long')),
  'a wrong address': () => sentenceOf(emailAddress.safeParse('x')),
  'a wrong number': () => sentenceOf(wholeNumber(1, 7).safeParse(8)),
  'a wrong date': () => sentenceOf(calendarDate.safeParse('x')),
  'a wrong field of a form': () => {
    const read = fieldsFromForm({ n: 'x' }, { n: 'number' });
    return read.ok ? '' : (read.problems['n'] ?? '');
  },
  'an end before its start': endBeforeStartSentence,
  'an unfinished draft': () =>
    submissionProblems(preboardingDraft.parse({}), '2026-11-15')['you.first_name'] ?? '',
};

describe('a text of the contract', () => {
  it.each(Object.entries(texts))('is in the language of the moment: %s', (_, read) => {
    const before = read();
    takeLanguageFrom(() => german);
    const section = /^[\w-]+\/[\w-]+ [\w.]+ /;
    expect(read()).toMatch(section);
    takeLanguageFrom(() => english);
    expect(read()).toBe(before);
    expect(before).not.toMatch(section);
  });

  it('§2.6 §2.7 has the dates of the specification in English, and those of another language in it', () => {
    expect([articleDate('2024-03-05'), usDate('2024-03-05')]).toEqual([
      '5 Mar 2024',
      'Mar 5, 2024',
    ]);
    takeLanguageFrom(() => german);
    expect([articleDate('2024-03-05'), usDate('2024-03-05')]).toEqual([
      '5. März 2024',
      '5. März 2024',
    ]);
  });
});
