import type { DocumentType } from '../document-types.ts';

/** What documents are headed with, in English and German. */
const specific: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'discharge_letter',
    /(?<!\p{L})(entlass(ungs)?(arzt)?(brief|bericht)|epikrise|discharge (letter|summary|report))(?!\p{L})/u,
  ],
  [
    'imaging_report',
    /(?<!\p{L})(mrt|mri|magnetresonanz\p{L}*|kernspin\p{L}*|computertomogra\p{L}*|(ct|röntgen|pet)[- ](\p{L}+[- ])?(befund|bericht|scan|report|untersuchung)|pet[-/]ct|ct (des|der|of|head|brain|chest|kopf|schädel|thorax|abdomen)|radiolog(y|ical|ischer?) (report|befund|bericht)|imaging report)(?!\p{L})/u,
  ],
  [
    'pathology',
    /(?<!\p{L})(histolog(ischer|ical|y) (befund|report)|(neuro|histo)?patholog\p{L}*[- ](report|befund|bericht|gutachten))(?!\p{L})/u,
  ],
  [
    'molecular_report',
    /(?<!\p{L})(molekular(patholog|genet)?\p{L}* (befund|bericht|gutachten)|molecular (\p{L}+ )?(report|profil\p{L}*)|genomic report|(mgmt|idh)[- ](status|methyl\p{L}*|mutation\p{L}*))(?!\p{L})/u,
  ],
  [
    'lab_report',
    /(?<!\p{L})(labor(befund|bericht|werte|ergebnisse?)|(großes |kleines |differential)?blutbild|blood (count|test|results?)|lab(oratory)? (report|results?)|haematology report|hematology report)(?!\p{L})/u,
  ],
  [
    'radiotherapy_plan',
    /(?<!\p{L})(bestrahlungsplan\p{L}*|strahlentherapieplan|radiotherapy (treatment )?plan|radiation (treatment )?plan)(?!\p{L})/u,
  ],
  ['prescription', /(?<!\p{L})(rezept|arzneimittelverordnung|kassenrezept|prescription)(?!\p{L})/u],
  [
    'consent',
    /(?<!\p{L})(einwilligung(serklärung)?|einverständniserklärung|aufklärungsbogen|(informed )?consent( form)?)(?!\p{L})/u,
  ],
  [
    'advance_directive',
    /(?<!\p{L})(patientenverfügung|vorsorgevollmacht|betreuungsverfügung|advance (directive|decision|care plan)|living will|lasting power of attorney)(?!\p{L})/u,
  ],
  [
    'insurance',
    /(?<!\p{L})(kostenübernahme\p{L}*|leistungsbescheid|versicherungs(schein|bescheinigung|police)|mitgliedsbescheinigung|insurance (policy|claim|certificate|statement)|explanation of benefits)(?!\p{L})/u,
  ],
];

const letter =
  /(?<!\p{L})(arztbrief|ärztlicher (brief|bericht)|ambulanz(brief|bericht)|befundbericht|clinic letter|outpatient letter|consultation letter)(?!\p{L})/u;

/** The kinds that one heading names. */
const kindsIn = (heading: string): DocumentType[] =>
  specific.flatMap(([kind, words]) => (words.test(heading) ? [kind] : []));

export type KindFound = {
  readonly kind: DocumentType;
  /** The heading that says so. */
  readonly heading: string;
};

/** How far below its first heading a document still says what it is. */
const headRows = 3;

/**
 * What the first heading, and those directly below it, say that a document is. A letter may be headed with what it
 * reports on, which is then what it is; two different ones tell nothing. What is named further down is quoted.
 */
export function findKind(lines: readonly (string | null)[]): KindFound | null {
  const isTelling = (line: string | null): line is string =>
    line !== null && (letter.test(line.toLowerCase()) || kindsIn(line.toLowerCase()).length > 0);
  const first = lines.findIndex(isTelling);
  if (first === -1) return null;
  const headings = lines.slice(first, first + headRows).filter(isTelling);
  const named = headings.flatMap((heading) =>
    kindsIn(heading.toLowerCase()).map((kind): KindFound => ({ kind, heading })),
  );
  const [one] = named;
  if (one !== undefined) return named.every(({ kind }) => kind === one.kind) ? one : null;
  return { kind: 'clinic_letter', heading: headings[0] ?? '' };
}
