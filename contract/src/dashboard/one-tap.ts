import type { DosesEntry, LineDose } from './day-line.ts';

/** '1 to 2 tablets', '1–2 Tabletten': the patient decides how much, so the amount is not known. */
const isRange = /\d\s*(?:-|–|—|to|or|bis|oder)\s*\d/i;

/** A dose whose amount can vary is recorded on its own. */
export const isAmountKnown = ({ parts, dosage }: Pick<LineDose, 'parts' | 'dosage'>): boolean =>
  parts.length > 0 || (dosage.trim() !== '' && !isRange.test(dosage));

/**
 * The doses that one tap records as taken: due or late, still open, and of a known amount. What is on hold, put off,
 * over or still to come is never among them.
 */
export const oneTapDoses = ({
  phase,
  doses,
}: Pick<DosesEntry, 'phase' | 'doses'>): readonly LineDose[] =>
  phase !== 'now'
    ? []
    : doses.filter((dose) => (dose.log?.status ?? 'cleared') === 'cleared' && isAmountKnown(dose));
