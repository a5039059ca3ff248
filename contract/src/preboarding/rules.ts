import { emailAddress } from '../http/plain-text.ts';
import { birthDateProblem } from '../profile/rules.ts';
import type { PreboardingDraft } from './schema.ts';

/** Field → sentence. */
type Problems = Record<string, string>;

/** Only the first step and the disease type are required. */
export function missingForSubmission({ you, diagnosis }: PreboardingDraft): Problems {
  return {
    ...(!you.first_name && { 'you.first_name': 'Enter the first name.' }),
    ...(!you.last_name && { 'you.last_name': 'Enter the last name.' }),
    ...(!you.birth_date && { 'you.birth_date': 'Enter the date of birth.' }),
    ...(!diagnosis.disease_type && { 'diagnosis.disease_type': 'Select the illness.' }),
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
    note(`reminders.${missing}`, 'Enter both times, or leave both blank.');
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
  if (date > asFar(today)) return 'Enter a date that is not in the future.';
  return birthDate && date < asFar(birthDate)
    ? 'Enter a date that is not before the date of birth.'
    : null;
}
