import { limits } from '../limits.ts';
import { addDays } from '../time/days.ts';
import { type QuestionKey, questionKeys } from './questions.ts';
import type { PreboardingDraft } from './schema.ts';

export type AskedQuestion = {
  readonly question: string;
  /** The last day on which it was on the screen. */
  readonly shown_on: string;
  readonly decision: 'answered' | 'later' | 'never' | null;
  /** The day of the decision. */
  readonly decided_on: string | null;
};

type Answers = Partial<PreboardingDraft>;

/** An empty list is an answer: it says "none". */
const isAnswer = (value: unknown): boolean => {
  if (Array.isArray(value)) return true;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAnswer);
  return value !== undefined && value !== null && value !== '';
};

function isAnswered(question: QuestionKey, answers: Answers): boolean {
  const [part, name] = question.split('.') as [keyof PreboardingDraft, string];
  return isAnswer((answers[part] as Readonly<Record<string, unknown>> | undefined)?.[name]);
}

/** They are about a tumour in the brain. */
const ofTumour: ReadonlySet<QuestionKey> = new Set<QuestionKey>([
  'diagnosis.glioma_type',
  'diagnosis.who_grade',
  'diagnosis.side',
  'diagnosis.lobe',
  'diagnosis.idh',
  'diagnosis.mgmt',
  'diagnosis.codeletion_1p19q',
]);

/** `Other` may be a tumour that the list does not have. */
const mayBeTumour = ({ diagnosis }: Answers): boolean =>
  diagnosis?.disease_type === 'Glioblastoma' || diagnosis?.disease_type === 'Other';

type Asking = {
  /** The patient's own day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** The day of getting started; null for patients who were asked everything there. */
  readonly startedOn: string | null;
  readonly answers: Answers;
  readonly asked: readonly AskedQuestion[];
};

/**
 * The question of the day, or null. One a day at most, and none on the first day. Questions that were never shown come
 * first; one that was put off or left alone comes again after some days of rest, the longest rested first.
 */
export function nextQuestion({ today, startedOn, answers, asked }: Asking): QuestionKey | null {
  if (startedOn === null || today <= startedOn) return null;
  if (asked.some(({ decided_on }) => decided_on === today)) return null;
  const rowOf = (key: QuestionKey) => asked.find(({ question }) => question === key);
  const isOver = (key: QuestionKey): boolean =>
    ['answered', 'never'].includes(rowOf(key)?.decision ?? '');
  const open = questionKeys.filter(
    (key) =>
      (!ofTumour.has(key) || mayBeTumour(answers)) && !isAnswered(key, answers) && !isOver(key),
  );
  const shownToday = asked.find(({ shown_on }) => shown_on === today);
  if (shownToday) return open.find((key) => key === shownToday.question) ?? null;
  const unseen = open.find((key) => rowOf(key) === undefined);
  if (unseen !== undefined) return unseen;
  const shownOn = (key: QuestionKey): string => rowOf(key)?.shown_on ?? '';
  const restedSince = addDays(today, -limits.preboarding.questionRestDays);
  const rested = open.filter((key) => shownOn(key) <= restedSince);
  return rested.toSorted((one, other) => shownOn(one).localeCompare(shownOn(other)))[0] ?? null;
}
