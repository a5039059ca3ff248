import { treatmentTypeLabels, type TreatmentType } from '@caretrail/contract/treatments/labels';
import { typeIcons } from './type-look.ts';

type TypeProps = { readonly type: TreatmentType };

/** The icon of a kind. Its name must stand beside it. */
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
