import { messages } from '@caretrail/contract/i18n/messages';
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

const texts = messages('preboarding/labels', {
  filled_in_by: {
    patient: 'I am the patient',
    relative: 'A relative of the patient',
    caregiver: 'Someone else who cares for the patient',
  },
  sex: { female: 'Female', male: 'Male', other: 'Other' },
  units: {
    metric: 'Kilograms, centimetres, °C',
    imperial: 'Pounds, feet and inches, °F',
  },
  disease_type: {
    other: 'Another illness',
    none: 'None of these, or not known yet',
  },
  disease_group: {
    hypertension: 'Hypertension (high blood pressure)',
    hyperthyroidism: 'Hyperthyroidism (overactive thyroid)',
    other: 'Something else',
    none: 'None of these',
  },
  who_grade: { '1': 'Grade 1', '2': 'Grade 2', '3': 'Grade 3', '4': 'Grade 4' },
  side: { left: 'Left', right: 'Right', both: 'Both sides', midline: 'In the middle' },
  idh: { mutant: 'Mutant', wildtype: 'Wildtype' },
  mgmt: { methylated: 'Methylated', unmethylated: 'Unmethylated' },
  codeletion_1p19q: { yes: 'Yes', no: 'No' },
  stage: {
    'awaiting-surgery': 'Waiting for surgery',
    'after-surgery': 'Had surgery, waiting for next steps',
    chemoradiation: 'Radiotherapy and chemotherapy together',
    'adjuvant-chemotherapy': 'Chemotherapy after radiotherapy',
    monitoring: 'No treatment at the moment, having regular scans',
    recurrence: 'The illness has come back or grown',
    comfort: 'Care to keep me comfortable',
  },
});

/** The labels of every choice, in their order. */
export const labels = {
  filled_in_by: texts.filled_in_by satisfies Record<You['filled_in_by'], string>,
  sex: texts.sex satisfies Record<You['sex'], string>,
  units: texts.units satisfies Record<You['units'], string>,
  disease_type: {
    Glioblastoma: diseaseTypeLabels.Glioblastoma,
    AorticAneurysm: diseaseTypeLabels.AorticAneurysm,
    InvasiveDuctalCarcinoma: diseaseTypeLabels.InvasiveDuctalCarcinoma,
    Thyroiditis: diseaseTypeLabels.Thyroiditis,
    Other: texts.disease_type.other,
    None: texts.disease_type.none,
  } satisfies Record<DiseaseTypeKey, string>,
  disease_group: {
    Hypertension: texts.disease_group.hypertension,
    BreastCancer: diseaseGroupLabels.BreastCancer,
    LungCancer: diseaseGroupLabels.LungCancer,
    Hyperthyroidism: texts.disease_group.hyperthyroidism,
    Other: texts.disease_group.other,
    None: texts.disease_group.none,
  } satisfies Record<DiseaseGroupKey, string>,
  who_grade: texts.who_grade satisfies Record<Diagnosis['who_grade'], string>,
  side: texts.side satisfies Record<Diagnosis['side'], string>,
  idh: texts.idh satisfies Record<Diagnosis['idh'], string>,
  mgmt: texts.mgmt satisfies Record<Diagnosis['mgmt'], string>,
  codeletion_1p19q: texts.codeletion_1p19q,
  stage: texts.stage satisfies Record<Stage, string>,
} as const;
