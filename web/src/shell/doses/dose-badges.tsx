import type { DoseState } from '@caretrail/contract/medications/doses';
import { Badge } from '../../ui/badge.tsx';
import { todayTexts as texts } from './texts.ts';

type DoseBadgesProps = {
  readonly state: DoseState;
  /** Of the medicine. Once the dose is recorded there is nothing left to handle. */
  readonly isHazardous: boolean;
};

/** What has to be known before a dose is taken, beside its name. */
export function DoseBadges({ state, isHazardous }: DoseBadgesProps) {
  const isDone = state === 'taken' || state === 'skipped';
  return (
    <>
      {state === 'late' && <Badge>{texts.late}</Badge>}
      {isHazardous && !isDone && <Badge>{texts.hazardous}</Badge>}
    </>
  );
}
