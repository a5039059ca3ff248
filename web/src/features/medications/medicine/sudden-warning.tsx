import type { Medication } from '@caretrail/contract/medications/schema';
import { ClinicLine } from '../doses/clinic-line.tsx';
import { stateTexts as texts } from './texts.ts';

type SuddenWarningProps = { readonly medicine: Pick<Medication, 'never_stop_suddenly'> };

/**
 * Shown before stopping, holding or deleting a medicine that must not be stopped suddenly, with the clinic's number.
 */
export function SuddenWarning({ medicine }: SuddenWarningProps) {
  if (!medicine.never_stop_suddenly) return null;
  return (
    <>
      <p className="font-semibold text-problem">{texts.sudden}</p>
      <ClinicLine />
    </>
  );
}
