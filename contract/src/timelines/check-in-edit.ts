import * as z from 'zod/mini';
import { limitedList, wholeNumber } from '../http/bounded.ts';
import { requiredText } from '../http/plain-text.ts';
import { instant } from '../http/record-stamps.ts';
import { messages } from '../i18n/messages.ts';
import { limits } from '../limits.ts';
import {
  type CheckIn,
  type CheckInLevel,
  checkInLevels,
  type CheckInTopic,
  checkInTopics,
} from './check-in.ts';
import { namesOnce } from './check-in-choice.ts';
import { severityScale } from './event-body.ts';

/** How bad a symptom was, on the scale of the diary: none, mild, moderate, severe. */
export const checkInSeverities = [0, 2, 5, 8] as const;

/** Symptoms of an earlier choice stay where they were answered. */
const mostAnswers = 30;

const errors = messages('timelines/check-in-errors', {
  level: 'Select one of the answers.',
});

const name = requiredText(limits.text.short);
const plain = (text: string): string => text.trim().toLowerCase();
/** Null takes an answer back. */
const level = z.optional(z.nullable(z.enum(checkInLevels, { error: () => errors.level })));
const severity = z.nullable(wholeNumber(severityScale.least, severityScale.most));

/** Names only what was answered; the other answers of the day stay as they are. */
export const checkInEdit = z.strictObject({
  sleep: level,
  energy: level,
  mood: level,
  symptoms: z.optional(
    limitedList(z.strictObject({ name, severity }), mostAnswers).check(
      namesOnce((answers) => answers.map((each) => each.name)),
    ),
  ),
  /** When it was pressed, where it could not be sent at once. */
  pressed_at: z.optional(instant),
});
export type CheckInEdit = z.infer<typeof checkInEdit>;
export type CheckInAnswers = Omit<CheckInEdit, 'pressed_at'>;

export const isEmptyCheckIn = (answers: CheckIn): boolean =>
  answers.symptoms.length === 0 && checkInTopics.every((each) => answers[each] === null);

type Edited = {
  /** What is stored was answered after it was pressed: it only adds what has no answer yet. */
  readonly isEarlier?: boolean;
};

/** The answers of a day after one more save. */
export function editedCheckIn(
  before: CheckIn,
  edit: CheckInAnswers,
  { isEarlier = false }: Edited = {},
): CheckIn {
  const topicOf = (each: CheckInTopic): CheckInLevel | null => {
    const said = edit[each];
    if (said === undefined) return before[each];
    return isEarlier ? (before[each] ?? said) : said;
  };
  const known = new Map(before.symptoms.map((each) => [plain(each.name), each]));
  for (const said of edit.symptoms ?? []) {
    const key = plain(said.name);
    const stored = known.get(key);
    if (isEarlier && stored !== undefined) continue;
    if (said.severity === null) known.delete(key);
    else known.set(key, { name: stored?.name ?? said.name, severity: said.severity });
  }
  return {
    sleep: topicOf('sleep'),
    energy: topicOf('energy'),
    mood: topicOf('mood'),
    symptoms: [...known.values()],
  };
}

/** What has to be saved to come from one to the other: only what differs. */
export function checkInChanges(before: CheckIn, after: CheckIn): CheckInAnswers {
  const topics = checkInTopics.filter((each) => before[each] !== after[each]);
  const severityIn = ({ symptoms }: CheckIn, of: string): number | null =>
    symptoms.find((each) => plain(each.name) === plain(of))?.severity ?? null;
  const names = [
    ...after.symptoms.map((each) => each.name),
    ...before.symptoms
      .filter((each) => severityIn(after, each.name) === null)
      .map((each) => each.name),
  ];
  const symptoms = names
    .map((of) => ({ name: of, severity: severityIn(after, of) }))
    .filter((each) => each.severity !== severityIn(before, each.name));
  return {
    ...Object.fromEntries(topics.map((each) => [each, after[each]])),
    ...(symptoms.length > 0 && { symptoms }),
  };
}

/** The same answers as before an edit; what had none then has none again. */
export function takenBack(edit: CheckInAnswers, before: CheckIn): CheckInAnswers {
  const { symptoms, ...topics } = edit;
  const names = Object.keys(topics) as CheckInTopic[];
  return {
    ...Object.fromEntries(names.map((each) => [each, before[each]])),
    ...(symptoms && {
      symptoms: symptoms.map((each) => ({
        name: each.name,
        severity:
          before.symptoms.find((known) => plain(known.name) === plain(each.name))?.severity ?? null,
      })),
    }),
  };
}

/** Two edits as one: the later one counts. */
export const bothEdits = (first: CheckInAnswers, second: CheckInAnswers): CheckInAnswers => {
  const later = second.symptoms ?? [];
  const names = new Set(later.map((each) => plain(each.name)));
  const symptoms = [
    ...(first.symptoms ?? []).filter((each) => !names.has(plain(each.name))),
    ...later,
  ];
  return { ...first, ...second, ...(symptoms.length > 0 && { symptoms }) };
};

/** What was felt on the day, for search and “days since”: a symptom that was not there is none. */
export const feltSymptoms = ({ symptoms }: CheckIn): string[] =>
  symptoms.filter(({ severity: felt }) => felt > 0).map((each) => each.name);
