import { medicationStateLabels } from '@caretrail/contract/medications/labels';
import type { Medication } from '@caretrail/contract/medications/schema';
import { Badge } from '../../../ui/badge.tsx';
import { todayTexts } from '../doses/texts.ts';
import { listTexts as texts } from './texts.ts';

type Flagged = Pick<
  Medication,
  'state' | 'status' | 'never_stop_suddenly' | 'hazardous_handling'
> & {
  /** Not known of a medicine that is being entered. */
  readonly is_critical?: boolean;
};

/** State and warnings of a medicine as text; warnings only while it is taken. */
export const formatFlags = ({
  state,
  status,
  never_stop_suddenly,
  hazardous_handling,
  is_critical = false,
}: Flagged): string[] => [
  ...(state === 'active' ? [] : [medicationStateLabels[state]]),
  ...(never_stop_suddenly && status === 'current' ? [texts.neverStop] : []),
  ...(hazardous_handling && status === 'current' ? [todayTexts.hazardous] : []),
  ...(is_critical && status === 'current' ? [texts.critical] : []),
];

/** State and warnings of a medicine as badges. */
export function Flags({ medicine }: { readonly medicine: Flagged }) {
  const flags = formatFlags(medicine);
  if (flags.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2 pt-1">
      {flags.map((words) => (
        <Badge key={words} {...(words === texts.neverStop && { tone: 'problem' })}>
          {words}
        </Badge>
      ))}
    </p>
  );
}
