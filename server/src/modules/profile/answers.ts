import { isSameValue } from '@caretrail/contract/http/same-value';
import {
  type AnswerPart,
  answerParts,
  draftOf,
  type ProfileAnswers,
  profileAnswers,
} from '@caretrail/contract/profile/answers';
import {
  diseaseGroupKeys,
  diseaseTypeKeys,
  storedDiseaseGroup,
  storedDiseaseType,
} from '@caretrail/contract/profile/disease-labels';
import { type Filled, filledProfile } from './filled-profile.ts';
import type { ProfileRow } from './repo.ts';

type Answers = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answers) : {};

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Empty answers, and those that do not fit the current questions, are left out, so that the rest can be read. */
function readable(part: AnswerPart, answers: Answers): Answers {
  const schema = profileAnswers.shape[part];
  const fits = ([name, value]: [string, unknown]): boolean =>
    isSaid(value) && schema.safeParse({ [name]: value }).success;
  return Object.fromEntries(Object.entries(answers).filter(fits));
}

function symptomsOf({ symptoms }: ProfileRow, whereYouAre: Answers): string[] | undefined {
  const isNone = whereYouAre['has_no_symptoms'] === true;
  return symptoms.length > 0 || isNone ? symptoms : undefined;
}

/** §3 from its columns, the rest from the details. */
export function answersOf(row: ProfileRow, stored: unknown): ProfileAnswers {
  const details = asObject(stored);
  const beyond = (part: AnswerPart): Answers => asObject(details[part]);
  const { first_name, last_name, birth_date, diagnosis, glioma_type } = row;
  const parts: Record<AnswerPart, Answers> = {
    you: { ...beyond('you'), first_name, last_name, birth_date },
    diagnosis: {
      ...beyond('diagnosis'),
      disease_group: diseaseGroupKeys.find((key) => storedDiseaseGroup(key) === row.disease_group),
      disease_type: diseaseTypeKeys.find((key) => storedDiseaseType(key) === row.disease_type),
      diagnosis,
      glioma_type,
    },
    where_you_are: {
      ...beyond('where_you_are'),
      symptoms: symptomsOf(row, beyond('where_you_are')),
    },
    medicines: { allergies: beyond('medicines')['allergies'] },
    people: beyond('people'),
  };
  const read = answerParts.map((part) => [part, readable(part, parts[part])] as const);
  return profileAnswers.parse({ version: row.version, ...Object.fromEntries(read) });
}

/** How these answers change the record; what they do not ask for stays. */
export function filledFrom(answers: ProfileAnswers, stored: unknown): Filled {
  const details = asObject(stored);
  const { fields, details: filled } = filledProfile(draftOf(answers));
  const { you, diagnosis, where_you_are, medicines, people } = filled;
  return {
    fields,
    details: {
      ...(details as Filled['details']),
      you: you ?? {},
      diagnosis: diagnosis ?? {},
      where_you_are: where_you_are ?? {},
      people: people ?? {},
      medicines: { ...asObject(details['medicines']), allergies: undefined, ...medicines },
    },
  };
}

/** `you.first_name`, …: which answers differ, for the audit log. */
export const changedAnswers = (before: ProfileAnswers, after: ProfileAnswers): string[] =>
  answerParts.flatMap((part) => {
    const [old, now] = [asObject(before[part]), asObject(after[part])];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names
      .filter((name) => !isSameValue(old[name] ?? null, now[name] ?? null))
      .map((name) => `${part}.${name}`);
  });
