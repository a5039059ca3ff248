import { plainWord } from './unit.ts';

/**
 * Names of the same test, in English and German. Only those that are the same quantity in blood: never a name that says
 * urine, ionised, glycated, fasting, direct or a share, and no chemical symbol alone. The unit decides besides.
 */
const sameTests: readonly (readonly string[])[] = [
  [
    'platelets',
    'platelet count',
    'PLT',
    'thrombocytes',
    'thrombocyte count',
    'Thrombozyten',
    'Thrombozytenzahl',
    'Blutplättchen',
  ],
  ['haemoglobin', 'hemoglobin', 'Hb', 'Hgb', 'Hämoglobin'],
  ['haematocrit', 'hematocrit', 'HCT', 'Hkt', 'Hämatokrit'],
  [
    'leucocytes',
    'leukocytes',
    'white cells',
    'white cell count',
    'white blood cells',
    'white blood cell count',
    'WBC',
    'WCC',
    'Leukozyten',
    'Leukozytenzahl',
    'weiße Blutkörperchen',
    'weiße Blutzellen',
  ],
  [
    'erythrocytes',
    'red cells',
    'red cell count',
    'red blood cells',
    'red blood cell count',
    'RBC',
    'Erythrozyten',
    'Erythrozytenzahl',
    'rote Blutkörperchen',
    'rote Blutzellen',
  ],
  [
    'neutrophils',
    'neutrophil count',
    'absolute neutrophil count',
    'ANC',
    'neutrophil granulocytes',
    'Neutrophile',
    'neutrophile Granulozyten',
  ],
  ['lymphocytes', 'lymphocyte count', 'absolute lymphocyte count', 'Lymphozyten'],
  ['monocytes', 'monocyte count', 'Monozyten'],
  ['eosinophils', 'eosinophil count', 'Eosinophile', 'eosinophile Granulozyten'],
  ['sodium', 'Natrium'],
  ['potassium', 'Kalium'],
  ['calcium', 'Kalzium'],
  ['phosphate', 'Phosphat'],
  ['creatinine', 'Kreatinin', 'Creatinin'],
  ['urea', 'Harnstoff'],
  ['uric acid', 'Harnsäure'],
  ['glucose', 'blood glucose', 'blood sugar', 'Glukose', 'Blutglukose', 'Blutzucker'],
  ['CRP', 'C-reactive protein', 'C-reaktives Protein'],
  ['ALT', 'ALAT', 'GPT', 'SGPT', 'alanine aminotransferase', 'Alanin-Aminotransferase'],
  ['AST', 'ASAT', 'GOT', 'SGOT', 'aspartate aminotransferase', 'Aspartat-Aminotransferase'],
  [
    'GGT',
    'gamma-GT',
    'γ-GT',
    'gamma-glutamyltransferase',
    'gamma-glutamyl transferase',
    'gamma-glutamyl transpeptidase',
  ],
  ['LDH', 'lactate dehydrogenase', 'Laktatdehydrogenase', 'Lactatdehydrogenase'],
  ['alkaline phosphatase', 'ALP', 'alkalische Phosphatase'],
  ['total bilirubin', 'bilirubin total', 'Gesamtbilirubin', 'Bilirubin gesamt'],
];

/** Without hyphens, points and commas, which letters set as they like. */
const bare = (own: string): string => own.replaceAll(/[-\u2010-\u2013.,]/g, '');

const known: ReadonlyMap<string, string> = new Map(
  sameTests.flatMap(([first = '', ...others]) => {
    const test = bare(plainWord(first));
    return [first, ...others].map((name) => [bare(plainWord(name)), test] as const);
  }),
);

/** 'GPT (ALT)', 'ALT/GPT': the same test twice. 'AST/ALT' and 'Leukozyten (Urin)' are other tests. */
function knownTest(own: string): string | null {
  const [first, ...others] = bare(own)
    .split(/[()[\]/]/)
    .filter(Boolean)
    .map((part) => known.get(part));
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

export type TestName = {
  /** As it is written, without case and spaces. */
  readonly own: string;
  /** The same for all names of a test. */
  readonly test: string;
};

export function testNameOf(name: string): TestName {
  const own = plainWord(name);
  return { own, test: knownTest(own) ?? own };
}
