import { describe, expect, it } from 'vitest';
import { testNameOf } from './test-names.ts';

const isSame = (one: string, other: string): boolean =>
  testNameOf(one).test === testNameOf(other).test;

/** Written down from the forms of laboratories, before the list. */
const same = [
  ['Platelets', 'Thrombozyten'],
  ['Platelet count', 'THROMBOCYTES'],
  ['Haemoglobin', 'Hämoglobin'],
  ['hemoglobin', 'Hb'],
  ['White cells', 'Leukozyten'],
  ['WBC', 'leucocytes'],
  ['Red blood cells', 'Erythrozyten'],
  ['ANC', 'Neutrophile Granulozyten'],
  ['Neutrophils', 'Neutrophile'],
  ['Lymphocytes', 'Lymphozyten'],
  ['Sodium', 'Natrium'],
  ['Potassium', 'Kalium'],
  ['Calcium', 'Kalzium'],
  ['Creatinine', 'Kreatinin'],
  ['CRP', 'C-reaktives Protein'],
  ['C reactive protein', 'C-reactive protein'],
  ['ALT', 'GPT'],
  ['GPT (ALAT)', 'ALT/GPT'],
  ['AST', 'GOT'],
  ['gamma-GT', 'γ-GT'],
  ['Gamma GT', 'GGT'],
  ['Glucose', 'Blutzucker'],
  ['Blood sugar', 'Glukose'],
  ['Total bilirubin', 'Bilirubin, gesamt'],
] as const;

/** Another quantity, or not certain. */
const apart = [
  ['Hb', 'HbA1c'],
  ['Haemoglobin', 'Glycated haemoglobin'],
  ['Haemoglobin', 'MCH'],
  ['Calcium', 'Ionised calcium'],
  ['Kalzium', 'Kalzium, ionisiert'],
  ['Calcium', 'Adjusted calcium'],
  ['Calcium', 'CA'],
  ['Glucose', 'Fasting glucose'],
  ['Glukose', 'Glukose im Urin'],
  ['Blutzucker', 'Liquor-Glukose'],
  ['Leukozyten', 'Leukozyten (Urin)'],
  ['Creatinine', 'Creatinine clearance'],
  ['Kreatinin', 'Kreatinin/Urin'],
  ['Urea', 'Blood urea nitrogen'],
  ['Harnstoff', 'Harnsäure'],
  ['Neutrophils', 'Neutrophils %'],
  ['Neutrophile', 'Segmentkernige'],
  ['Neutrophils', 'Neutrophils/Lymphocytes'],
  ['AST', 'AST/ALT'],
  ['ALT', 'AST'],
  ['ALT', 'ALP'],
  ['CRP', 'hsCRP'],
  ['Bilirubin', 'Direct bilirubin'],
  ['Bilirubin', 'Total bilirubin'],
  ['Potassium', 'K'],
  ['Platelets', 'Mean platelet volume'],
] as const;

describe('names of results', () => {
  it.each(same)('%s and %s are one test', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each(apart)('%s and %s are two tests', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
