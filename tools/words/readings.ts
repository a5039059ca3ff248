import type { EnglishMessage } from './collect.ts';
import { formsOfMessage } from './plain-text.ts';
import { readingGrade, sentencesOf, wordsOf } from './reading.ts';
import { screenOf } from './screens.ts';

/** The school grade that a text of each kind may have at most. */
export const bars = { app: 6, mail: 7, legal: 9 } as const;
export type Kind = keyof typeof bars;

/** What is read together: a screen, an email, a legal page. */
export type Passage = { readonly kind: Kind; readonly name: string; readonly text: string };

/** Without a sentence there is no grade: a screen of labels alone. */
export type Reading = Passage & { readonly grade: number | null; readonly isOver: boolean };

/** A message in one of the languages. `text` stays English, and names what it belongs to. */
export type Said = EnglishMessage & { readonly said: string };

const leastWords = 3;
const isLong = (text: string): boolean => wordsOf(text).length >= leastWords;
/** A label of three long words is no hard sentence. */
const isSentence = (text: string): boolean => /[.?!:]$/.test(text) && isLong(text);

/** `shell/demo-mail` is a notice on a screen. */
const isOfMail = ({ section }: Said): boolean =>
  /[/-]mail$/.test(section) && section !== 'shell/demo-mail';
/** Some of it comes from the contract. */
const isOfReminder = ({ section }: Said): boolean =>
  /^reminders\/(mail|discreet)$|^medications\/step-change$/.test(section);

const textOf = (messages: readonly Said[], isRead: (text: string) => boolean): string =>
  messages
    .flatMap(({ said }) => formsOfMessage(said))
    .filter(isRead)
    .join('\n');

/** `reset.subject` and `reset.code` are one email; what stands beside is part of each. */
function mailsOf(messages: readonly Said[]): Passage[] {
  const partOf = ({ key }: Said): string => (key.includes('.') ? (key.split('.')[0] ?? '') : '');
  const parts = Map.groupBy(messages, partOf);
  const shared = parts.get('') ?? [];
  parts.delete('');
  const mails = parts.size === 0 ? [[]] : [...parts.values()];
  return mails.map((own): Passage => {
    const all = [...own, ...shared];
    const subject = all.find(({ key }) => /(^|\.)subject$/.test(key));
    return { kind: 'mail', name: subject?.text ?? '', text: textOf(all, isLong) };
  });
}

/** Every screen and every email. */
export function passagesOf(messages: readonly Said[]): Passage[] {
  const reminder = messages.filter(isOfReminder);
  const mails = messages.filter((each) => isOfMail(each) && !isOfReminder(each));
  const screens = messages.filter((each) => !isOfMail(each) && !isOfReminder(each));
  return [
    ...[...Map.groupBy(screens, ({ file, section }) => screenOf(file, section))].map(
      ([name, of]): Passage => ({
        kind: 'app',
        name: name ?? 'Other',
        text: textOf(of, isSentence),
      }),
    ),
    { kind: 'mail', name: 'A reminder from Caretrail', text: textOf(reminder, isLong) },
    ...[...Map.groupBy(mails, ({ section }) => section).values()].flatMap(mailsOf),
  ];
}

/** Those without a grade come last. */
const rankOf = ({ grade }: Reading): number => grade ?? -100;

/** Worst first. */
export const readingsOf = (tag: string, passages: readonly Passage[]): Reading[] =>
  passages
    .map((passage): Reading => {
      const grade = readingGrade(tag, passage.text);
      return { ...passage, grade, isOver: grade !== null && grade > bars[passage.kind] };
    })
    .toSorted((one, other) => rankOf(other) - rankOf(one));

export type GradedSentence = { readonly sentence: string; readonly grade: number };

export const worstSentences = (tag: string, text: string, count: number): GradedSentence[] =>
  sentencesOf(text)
    .filter(isLong)
    .map((sentence) => ({ sentence, grade: readingGrade(tag, sentence) ?? 0 }))
    .toSorted((one, other) => other.grade - one.grade)
    .slice(0, count);
