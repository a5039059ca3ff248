import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { Badge } from '../../../ui/badge.tsx';
import { listTexts as texts } from './texts.ts';

type Flagged = Pick<Medication, 'state' | 'never_stop_suddenly' | 'hazardous_handling'>;

/** What has to be known before anything is done with it. */
export function Flags({ medicine }: { readonly medicine: Flagged }) {
  const { state, never_stop_suddenly, hazardous_handling } = medicine;
  if (state === 'active' && !never_stop_suddenly && !hazardous_handling) return null;
  return (
    <p className="flex flex-wrap gap-2 pt-1">
      {state !== 'active' && <Badge>{medicationStateLabels[state]}</Badge>}
      {never_stop_suddenly && <Badge tone="problem">{texts.neverStop}</Badge>}
      {hazardous_handling && <Badge>{texts.hazardous}</Badge>}
    </p>
  );
}
