import type { DoseOccurrence } from './doses.ts';
import { isAnswered } from './is-answered.ts';
import type { DosePart } from './slots.ts';

/** '1', '2.5', '1½', '1 1/2', '½'. */
const number = String.raw`(?:\d+(?:[.,]\d+)*(?:\s*[½¼¾⅓⅔]|\s+\d\/\d|\/\d+)?|[½¼¾⅓⅔])`;
const word = String.raw`[\p{L}%][\p{L}%²]*(?:[-./][\p{L}%²]+)*\.?`;
/** '500 mg'. */
const strength = String.raw`${number}\s*(?:mg|g|kg|µg|μg|mcg|ug|ml|iu|ie|i\.e\.|mmol|%)`;

/** One number with its unit, in words: '2 tablets', '1 × 500 mg', '1 tablet (500 mg)', '2 Tabletten zu 500 mg'. */
const oneAmount = new RegExp(
  String.raw`^(?:${number}\s*[×x*]\s*${strength}|${number}(?:\s*(?!x\b)${word}(?:\s+${word})*)?(?:\s*\(${strength}\)|\s+(?:of|zu|à)\s+${strength})?)$`,
  'iu',
);

/** With these words the patient decides how much, or whether: '2 tablets or one', '1 tablet if needed'. */
const openWords =
  /(?<!\p{L})(?:to|or|and|up|max\p{L}*|about|approx\p{L}*|least|most|more|less|if|needed|required|half|one|two|three|four|bis|oder|und|ca|circa|etwa|höchstens|mindestens|mehr|weniger|falls|wenn|bedarf|halbe?[nrs]?|eine?[nmrs]?|zwei|drei|vier)(?!\p{L})/iu;

/**
 * Whether a dose says exactly how much it is. A text that could mean anything else, such as '½ to 1 tablet', counts as
 * varying: that dose is recorded on its own, which costs one tap.
 */
export const isAmountKnown = ({
  parts,
  dosage,
}: {
  readonly parts: readonly DosePart[];
  readonly dosage: string;
}): boolean => parts.length > 0 || (oneAmount.test(dosage.trim()) && !openWords.test(dosage));

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
  doses.filter((dose) => !isAnswered(dose) && sharesTap(dose, shown));
