import { type AnswerPart, draftOf, type ProfileAnswers } from '@caretrail/contract/profile/answers';
import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import { answerRows } from '../../preboarding/public.ts';
import type { VersionRow } from '../../../ui/two-versions.tsx';

/** What differs between what was typed and what is stored now, question by question. */
export function conflictRows(
  mine: PreboardingDraft,
  stored: ProfileAnswers,
  parts: readonly AnswerPart[],
): VersionRow[] {
  const theirs = draftOf(stored);
  return parts.flatMap((part) => {
    const [one, other] = [new Map(answerRows[part](mine)), new Map(answerRows[part](theirs))];
    return [...new Set([...one.keys(), ...other.keys()])]
      .map((label) => ({ label, mine: one.get(label) ?? '', other: other.get(label) ?? '' }))
      .filter((row) => row.mine !== row.other);
  });
}
