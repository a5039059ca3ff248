import { treatmentStatusLabels } from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import { Badge } from '../../ui/badge.tsx';

const tones = {
  planned: 'neutral',
  active: 'action',
  'on-hold': 'neutral',
  completed: 'fine',
  stopped: 'neutral',
} as const;

export const StatusBadge = ({
  treatment: { status },
}: {
  readonly treatment: Pick<Treatment, 'status'>;
}) => <Badge tone={tones[status]}>{treatmentStatusLabels[status]}</Badge>;
