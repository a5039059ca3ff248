import { describe, expect, it } from 'vitest';
import {
  diseaseGroupKeys,
  diseaseGroupLabels,
  diseaseLabel,
  diseaseTypeKeys,
  diseaseTypeLabels,
  otherKey,
  storedDiseaseGroup,
  storedDiseaseType,
} from './disease-labels.ts';

describe('§3 disease labels', () => {
  it('matches a stored value by the key after the last dot', () => {
    const label = diseaseTypeLabels.AorticAneurysm;
    for (const stored of ['DiseaseType.AorticAneurysm', 'a.b.AorticAneurysm', 'AorticAneurysm']) {
      expect(diseaseLabel(diseaseTypeLabels, stored), stored).toBe(label);
    }
  });

  it.each(['DiseaseType.Gone', 'DiseaseType.', 'constructor', 'x.toString', '', null, undefined])(
    'has no label for %s',
    (stored) => {
      expect(diseaseLabel(diseaseTypeLabels, stored)).toBeNull();
    },
  );

  it('finds a label for every choice', () => {
    for (const key of diseaseGroupKeys) {
      expect(diseaseLabel(diseaseGroupLabels, storedDiseaseGroup(key))).toBeTruthy();
    }
    for (const key of diseaseTypeKeys) {
      expect(diseaseLabel(diseaseTypeLabels, storedDiseaseType(key))).toBeTruthy();
    }
    expect(diseaseTypeKeys).toContain(otherKey);
  });
});
