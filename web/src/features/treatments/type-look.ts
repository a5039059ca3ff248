import type { TreatmentType } from '@caretrail/contract/treatments/labels';
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

/** Every kind looks the same wherever it stands; its name stands beside it. */
export const typeIcons: Record<TreatmentType, LucideIcon> = {
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
