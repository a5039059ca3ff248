import type { DoseOccurrence } from './doses.ts';

/** '1 to 2 tablets', '1–2 Tabletten': the patient decides how much, so the amount is not known. */
const isRange = /\d\s*(?:-|–|—|to|or|bis|oder)\s*\d/i;

/** A dose whose amount can vary is recorded on its own. */
export const isAmountKnown = ({
  parts,
  dosage,
}: Pick<DoseOccurrence, 'parts' | 'dosage'>): boolean =>
  parts.length > 0 || (dosage.trim() !== '' && !isRange.test(dosage));

type TapDose = Pick<DoseOccurrence, 'state' | 'log' | 'parts' | 'dosage'>;

/** Which day is shown. The doses of an earlier day are recorded at their planned time, which the button names. */
type ShownDay = { readonly isPast?: boolean };

/**
 * Whether a dose shares the tap for all doses of its time: due or late, and of a known amount. What is over is not part
 * of it on its own day, because “taken” would be recorded as of now.
 */
export const sharesTap = (dose: TapDose, { isPast = false }: ShownDay = {}): boolean =>
  (isPast ? dose.state === 'missed' : dose.state === 'due' || dose.state === 'late') &&
  isAmountKnown(dose);

/** The doses that one tap records as taken: those of it that are still open. */
export const oneTapDoses = <D extends TapDose>(doses: readonly D[], shown: ShownDay = {}): D[] =>
  doses.filter((dose) => (dose.log?.status ?? 'cleared') === 'cleared' && sharesTap(dose, shown));
