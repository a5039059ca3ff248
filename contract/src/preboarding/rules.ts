import { emailAddress } from '../http/plain-text.ts';
import { messages } from '../i18n/messages.ts';
import { birthDateProblem } from '../profile/rules.ts';
import type { PreboardingDraft } from './schema.ts';

const texts = messages('preboarding/rules', {
  firstName: 'Enter the first name.',
  lastName: 'Enter the last name.',
  birthDate: 'Enter the date of birth.',
  illness: 'Select the illness.',
  bothTimes: 'Enter both times, or leave both blank.',
  future: 'Enter a date that is not in the future.',
  beforeBirth: 'Enter a date that is not before the date of birth.',
});

/** Field → sentence. */
type Problems = Record<string, string>;

/** What getting started asks for: the names, the date of birth and the illness. */
export function missingForSubmission({ you, diagnosis }: PreboardingDraft): Problems {
  return {
    ...(!you.first_name && { 'you.first_name': texts.firstName }),
    ...(!you.last_name && { 'you.last_name': texts.lastName }),
    ...(!you.birth_date && { 'you.birth_date': texts.birthDate }),
    ...(!diagnosis.disease_type && { 'diagnosis.disease_type': texts.illness }),
  };
}

/** Everything that keeps a draft from being submitted; empty when nothing does. `today` is 'YYYY-MM-DD'. */
export function submissionProblems(draft: PreboardingDraft, today: string): Problems {
  const { you, diagnosis, people, reminders } = draft;
  const problems = missingForSubmission(draft);
  const note = (field: string, sentence: string | null | undefined): void => {
    if (sentence) problems[field] = sentence;
  };
  if (you.birth_date) note('you.birth_date', birthDateProblem(you.birth_date, today));
  if (diagnosis.diagnosed_on) {
    note('diagnosis.diagnosed_on', diagnosedProblem(diagnosis.diagnosed_on, you.birth_date, today));
  }
  if (people.caregiver_email) {
    const checked = emailAddress.safeParse(people.caregiver_email);
    note('people.caregiver_email', checked.error?.issues[0]?.message);
  }
  if (Boolean(reminders.quiet_from) !== Boolean(reminders.quiet_until)) {
    const missing = reminders.quiet_from ? 'quiet_until' : 'quiet_from';
    note(`reminders.${missing}`, texts.bothTimes);
  }
  return problems;
}

/** `date` may be a year or a month only: only the given part is compared. */
function diagnosedProblem(
  date: string,
  birthDate: string | undefined,
  today: string,
): string | null {
  const asFar = (day: string): string => day.slice(0, date.length);
  if (date > asFar(today)) return texts.future;
  return birthDate && date < asFar(birthDate) ? texts.beforeBirth : null;
}
