import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { diseaseGroupLabels, diseaseTypeLabels } from '../profile/disease-labels.ts';
import { isClinicalTag, tagOptions } from './tags.ts';

describe('§5 clinical tag entries', () => {
  it.each([
    ['not a string', [null, undefined, 5, {}, ['Glioma']]],
    ['under 3 characters', ['', 'GB', ' a ']],
    ['5 or more lowercase letters only', ['hello', 'headache', 'épilepsie']],
    ['test-like words', ['test', 'Test', 'My test', 'TEST_1', 'Test123', 'MyTestTag', 'Testing 2']],
    [
      'other test-like words',
      ['ASDF', 'asdfgh1', 'Qwerty', 'Temp', 'Temp value', 'Dummy', 'A dummy'],
    ],
  ])('drops what is %s', (_, entries) => {
    expect(entries.filter(isClinicalTag)).toEqual([]);
  });

  it('keeps diagnoses, also those that only begin like a test word', () => {
    const kept = [
      'Glioblastoma',
      'GBM',
      'flu',
      'gout',
      'Breast cancer',
      'left-sided weakness',
      'Temporal lobe glioma',
      'Testicular cancer',
      'Low testosterone',
    ];
    expect(kept.filter(isClinicalTag)).toEqual(kept);
  });

  it('keeps every label of the enumerations', () => {
    const labels = [...Object.values(diseaseGroupLabels), ...Object.values(diseaseTypeLabels)];
    expect(labels.filter(isClinicalTag)).toEqual(labels);
  });
});

describe('§5 tag options', () => {
  const bare = tagOptions([]);

  it("are both enumerations without 'None'", () => {
    expect(bare).toHaveLength(8);
    expect(bare).toContain(diseaseGroupLabels.LungCancer);
    expect(bare).toContain(limits.articles.defaultTag);
    expect(bare).not.toContain(diseaseTypeLabels.None);
  });

  it('add the clinical entries that pass, each once', () => {
    const clinicalData = ['Oligodendroglioma', 'GLIOBLASTOMA', 'asdf', 7, ' Oligodendroglioma '];
    expect(tagOptions(clinicalData)).toEqual([...bare, 'Oligodendroglioma']);
  });

  it('never repeat themselves and never lose the enumerations', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.anything())), (clinicalData) => {
        const options = tagOptions(clinicalData);
        expect(new Set(options).size).toBe(options.length);
        expect(options.slice(0, bare.length)).toEqual(bare);
      }),
    );
  });
});
