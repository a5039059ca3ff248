import type { Role } from '../access/session.ts';
import { messages } from '../i18n/messages.ts';
import { clientErrors } from '../texts/client-errors.ts';

type Fetcher = {
  readonly id?: string | null | undefined;
  readonly user_type?: string | null | undefined;
};

const patient: Role = 'patient';

/** §5: why the profile may not be fetched, or null. The missing id is named first. */
export function profileFetchProblem(user: Fetcher | null | undefined): string | null {
  if (!user?.id) return clientErrors.profileWithoutUserId;
  return user.user_type === patient ? null : clientErrors.profileForPatientsOnly;
}

const texts = messages('profile/birth-date', {
  future: 'Enter a date of birth that is not in the future.',
  year: 'Check the year of birth.',
});

/** No living person was born earlier; a typed 1070 is a slip. */
const earliestBirthDate = '1900-01-01';

/** What is wrong with a birth date, or null. Days of the calendar compare as text. */
export function birthDateProblem(birthDate: string, today: string): string | null {
  if (birthDate > today) return texts.future;
  return birthDate < earliestBirthDate ? texts.year : null;
}
