import { readingGrade, sentencesOf, wordsOf } from './reading.ts';

/** The school grade that a text of each kind may have at most. */
export const bars = { app: 6, mail: 7, legal: 9 } as const;
export type Kind = keyof typeof bars;

/** What belongs together: a section of messages, a page. */
export type Passage = { readonly kind: Kind; readonly name: string; readonly text: string };

export type Reading = Passage & { readonly grade: number; readonly isOver: boolean };

/** `messages`: the sentences of one section. */
export type Section = { readonly name: string; readonly messages: readonly string[] };

const leastWords = 3;
/** A label of three long words is no hard sentence. */
const isSentence = (message: string): boolean =>
  /[.?!]$/.test(message) && wordsOf(message).length >= leastWords;
/** The grade of fewer words says little: small sections of an area are measured together. */
const enoughWords = 40;

const kindOf = (name: string): Kind => (/(?:^|[/-])mail\b/.test(name) ? 'mail' : 'app');

const isSmall = ({ text }: Passage): boolean => wordsOf(text).length < enoughWords;

export function passagesOf(sections: readonly Section[]): Passage[] {
  const passages = sections.map(({ name, messages }): Passage => {
    const text = messages.filter(isSentence).join('\n');
    return { kind: kindOf(name), name, text };
  });
  const areas = Map.groupBy(passages.filter(isSmall), ({ kind, name }) =>
    JSON.stringify([kind, name.split('/')[0]]),
  );
  const together = [...areas].flatMap(([key, members]): Passage[] => {
    const [kind, area] = JSON.parse(key) as [Kind, string];
    const text = members.map((member) => member.text).join('\n');
    const only = members.length === 1 ? members[0]?.name : undefined;
    return [{ kind, name: only ?? `${area}, small sections`, text }];
  });
  return [...passages.filter((passage) => !isSmall(passage)), ...together];
}

/** Worst first. A passage without a sentence has no grade and is left out. */
export const readingsOf = (tag: string, passages: readonly Passage[]): Reading[] =>
  passages
    .flatMap((passage): Reading[] => {
      const grade = readingGrade(tag, passage.text);
      return grade === null ? [] : [{ ...passage, grade, isOver: grade > bars[passage.kind] }];
    })
    .toSorted((one, other) => other.grade - one.grade);

export type GradedSentence = { readonly sentence: string; readonly grade: number };

export const worstSentences = (tag: string, text: string, count: number): GradedSentence[] =>
  sentencesOf(text)
    .filter((sentence) => wordsOf(sentence).length >= leastWords)
    .map((sentence) => ({ sentence, grade: readingGrade(tag, sentence) ?? 0 }))
    .toSorted((one, other) => other.grade - one.grade)
    .slice(0, count);
