import {
  treatmentStatusLabels,
  type TreatmentType,
  treatmentTypeLabels,
} from '@caretrail/contract/treatments/labels';
import type { Treatment } from '@caretrail/contract/treatments/schema';
import {
  Activity,
  Atom,
  Dna,
  Droplets,
  FlaskConical,
  Footprints,
  HeartHandshake,
  type LucideIcon,
  Pill,
  Scissors,
} from 'lucide-react';
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

/** Every type has the same icon everywhere; its name is beside it. */
const typeIcons: Record<TreatmentType, LucideIcon> = {
  surgery: Scissors,
  radiotherapy: Atom,
  chemotherapy: Droplets,
  targeted_immuno: Dna,
  tumour_treating_fields: Activity,
  steroid: Pill,
  rehab: Footprints,
  trial: FlaskConical,
  supportive: HeartHandshake,
};

type TypeProps = { readonly type: TreatmentType };

/** The icon of a type. Its name must be beside it. */
export function TypeMark({ type }: TypeProps) {
  const Icon = typeIcons[type];
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-small bg-type-treatment text-sheet"
    >
      <Icon className="size-5" />
    </span>
  );
}

/** In a line of text: mark and name. */
export function TypeChip({ type }: TypeProps) {
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      <TypeMark type={type} />
      {treatmentTypeLabels[type]}
    </span>
  );
}
