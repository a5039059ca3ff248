/** §3 gives the labels; the keys are ours: the label's words in PascalCase. */
export const diseaseGroupLabels = {
  None: 'None',
  Hypertension: 'Hypertension',
  BreastCancer: 'Breast cancer',
  LungCancer: 'Lung cancer',
  Hyperthyroidism: 'Hyperthyroidism',
} as const;

export const diseaseTypeLabels = {
  None: 'None',
  AorticAneurysm: 'Aortic aneurysm',
  Glioblastoma: 'Glioblastoma',
  InvasiveDuctalCarcinoma: 'Invasive Ductal Carcinoma',
  Thyroiditis: 'Thyroiditis',
} as const;

export const noneKey = 'None';
/** §3 names it as a value that may be stored, though neither enumeration lists it. */
export const otherKey = 'Other';

export type DiseaseGroupKey = keyof typeof diseaseGroupLabels | typeof otherKey;
export type DiseaseTypeKey = keyof typeof diseaseTypeLabels | typeof otherKey;

const keysOf = <L extends Record<string, string>>(labels: L) =>
  [...Object.keys(labels), otherKey] as (Extract<keyof L, string> | typeof otherKey)[];

/** What a person may choose: the enumeration, and Other. */
export const diseaseGroupKeys: readonly DiseaseGroupKey[] = keysOf(diseaseGroupLabels);
export const diseaseTypeKeys: readonly DiseaseTypeKey[] = keysOf(diseaseTypeLabels);

/** How a choice is stored and sent: `DiseaseType.Glioblastoma`. */
export const storedDiseaseGroup = <K extends DiseaseGroupKey>(key: K) =>
  `DiseaseGroup.${key}` as const;
export const storedDiseaseType = <K extends DiseaseTypeKey>(key: K) =>
  `DiseaseType.${key}` as const;

/** §3: the key after the last dot in the stored string. */
const keyAfterLastDot = (stored: string): string => stored.slice(stored.lastIndexOf('.') + 1);

/** The label of a stored value, 'Other' included; null when no key matches. */
export function diseaseLabel(
  labels: Readonly<Record<string, string>>,
  stored: string | null | undefined,
): string | null {
  const key = keyAfterLastDot(stored?.trim() ?? '');
  if (key === otherKey) return otherKey;
  return Object.hasOwn(labels, key) ? (labels[key] ?? null) : null;
}

/** The first of each label, whatever its capitals; blanks around it and empty ones dropped. */
export function distinct(labels: readonly string[]): string[] {
  const byLetters = new Map<string, string>();
  for (const label of labels.map((each) => each.trim())) {
    const letters = label.toLowerCase();
    if (label !== '' && !byLetters.has(letters)) byLetters.set(letters, label);
  }
  return [...byLetters.values()];
}
