import { messages } from '../i18n/messages.ts';
import { diseaseGroupLabels, diseaseTypeLabels } from './disease-labels.ts';

/** The labels of §3 as they are read. The labels themselves are data: articles are found by them. */
const diseaseNames = messages('profile/diseases', {
  Hypertension: 'Hypertension',
  BreastCancer: 'Breast cancer',
  LungCancer: 'Lung cancer',
  Hyperthyroidism: 'Hyperthyroidism',
  AorticAneurysm: 'Aortic aneurysm',
  Glioblastoma: 'Glioblastoma',
  InvasiveDuctalCarcinoma: 'Invasive Ductal Carcinoma',
  Thyroiditis: 'Thyroiditis',
});

type DiseaseKey = keyof typeof diseaseNames;

const keyOfLabel: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...diseaseGroupLabels, ...diseaseTypeLabels }).map(([key, label]) => [
    label,
    key,
  ]),
);

/** A label of §3 in the language of the reader; what a person wrote stays as it is. */
export function diseaseName(label: string): string {
  const key = keyOfLabel.get(label) ?? '';
  return Object.hasOwn(diseaseNames, key) ? diseaseNames[key as DiseaseKey] : label;
}
