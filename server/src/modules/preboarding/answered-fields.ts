import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';

/** `you.first_name`, …: which questions were answered, for the audit log. */
export const answeredFields = (draft: PreboardingDraft): string[] =>
  Object.entries(draft).flatMap(([step, answers]) =>
    typeof answers === 'string' ? [] : Object.keys(answers).map((field) => `${step}.${field}`),
  );
