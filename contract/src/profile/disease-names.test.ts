import { expect, it } from 'vitest';
import { diseaseGroupLabels, diseaseTypeLabels, noneKey } from './disease-labels.ts';
import { diseaseName } from './disease-names.ts';

it('reads every label of §3 as itself in English, and leaves what a person wrote', () => {
  const labels = Object.values({ ...diseaseGroupLabels, ...diseaseTypeLabels });
  expect(labels.map(diseaseName)).toEqual(labels);
  expect(diseaseName(noneKey)).toBe('None');
  expect(diseaseName('Oligodendroglioma')).toBe('Oligodendroglioma');
});
