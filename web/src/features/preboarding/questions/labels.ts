import type { Stage } from '@caretrail/contract/preboarding/schema';
import {
  diseaseGroupLabels,
  type DiseaseGroupKey,
  diseaseTypeLabels,
  type DiseaseTypeKey,
} from '@caretrail/contract/profile/disease-labels';
import type { Answers } from './answer.ts';

type You = Required<Answers<'you'>>;
type Diagnosis = Required<Answers<'diagnosis'>>;

/** The labels of every choice, in their order. */
export const labels = {
  filled_in_by: {
    patient: 'I am the patient',
    relative: 'A relative of the patient',
    caregiver: 'Someone else who cares for the patient',
  } satisfies Record<You['filled_in_by'], string>,
  sex: { female: 'Female', male: 'Male', other: 'Other' } satisfies Record<You['sex'], string>,
  units: {
    metric: 'Kilograms, centimetres, °C',
    imperial: 'Pounds, feet and inches, °F',
  } satisfies Record<You['units'], string>,
  disease_type: {
    Glioblastoma: diseaseTypeLabels.Glioblastoma,
    AorticAneurysm: diseaseTypeLabels.AorticAneurysm,
    InvasiveDuctalCarcinoma: diseaseTypeLabels.InvasiveDuctalCarcinoma,
    Thyroiditis: diseaseTypeLabels.Thyroiditis,
    Other: 'Another illness',
    None: 'None of these, or not known yet',
  } satisfies Record<DiseaseTypeKey, string>,
  disease_group: {
    Hypertension: `${diseaseGroupLabels.Hypertension} (high blood pressure)`,
    BreastCancer: diseaseGroupLabels.BreastCancer,
    LungCancer: diseaseGroupLabels.LungCancer,
    Hyperthyroidism: `${diseaseGroupLabels.Hyperthyroidism} (overactive thyroid)`,
    Other: 'Something else',
    None: 'None of these',
  } satisfies Record<DiseaseGroupKey, string>,
  who_grade: {
    '1': 'Grade 1',
    '2': 'Grade 2',
    '3': 'Grade 3',
    '4': 'Grade 4',
  } satisfies Record<Diagnosis['who_grade'], string>,
  side: {
    left: 'Left',
    right: 'Right',
    both: 'Both sides',
    midline: 'In the middle',
  } satisfies Record<Diagnosis['side'], string>,
  idh: { mutant: 'Mutant', wildtype: 'Wildtype' } satisfies Record<Diagnosis['idh'], string>,
  mgmt: { methylated: 'Methylated', unmethylated: 'Unmethylated' } satisfies Record<
    Diagnosis['mgmt'],
    string
  >,
  codeletion_1p19q: { yes: 'Yes', no: 'No' },
  stage: {
    'awaiting-surgery': 'Waiting for surgery',
    'after-surgery': 'Had surgery, waiting for next steps',
    chemoradiation: 'Radiotherapy and chemotherapy together',
    'adjuvant-chemotherapy': 'Chemotherapy after radiotherapy',
    monitoring: 'No treatment at the moment, having regular scans',
    recurrence: 'The illness has come back or grown',
    comfort: 'Care to keep me comfortable',
  } satisfies Record<Stage, string>,
} as const;

/** What people with a brain tumour name most; anything else is written in. */
export const commonSymptoms = [
  'Headache',
  'Fatigue',
  'Seizures',
  'Nausea',
  'Trouble finding words',
  'Memory problems',
  'Weakness on one side',
  'Trouble seeing',
  'Trouble with balance',
  'Mood changes',
  'Trouble sleeping',
] as const;
