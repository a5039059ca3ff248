import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { DateParts } from '../../../lib/date-parts.ts';
import type { Answer } from './answer.ts';
import type { Errors } from './problems.ts';

export type DateField = 'you.birth_date' | 'diagnosis.diagnosed_on';

export type ListField = 'where_you_are.symptoms' | 'medicines.medicines' | 'medicines.allergies';

/** What every step shows and says. Fields are named by their path: `you.first_name`. */
export type QuestionProps = {
  readonly draft: PreboardingDraft;
  readonly errors: Errors;
  readonly onAnswer: (answer: Answer) => void;
  readonly partsOfDate: (field: DateField) => DateParts;
  /** Whether "yes" is chosen, named or not yet. */
  readonly isListing: (field: ListField) => boolean;
  readonly onListing: (field: ListField, isListing: boolean) => void;
  readonly onDate: (field: DateField, parts: DateParts) => void;
};
