import { messages } from '@caretrail/contract/i18n/messages';
import type { Stage } from '@caretrail/contract/preboarding/schema';
import type { DiseaseGroupKey, DiseaseTypeKey } from '@caretrail/contract/profile/disease-labels';
import type { Answers } from './answer.ts';

type You = Required<Answers<'you'>>;
type Diagnosis = Required<Answers<'diagnosis'>>;

/** The labels of every choice, in their order. */
export const labels = messages('preboarding/labels', {
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
    Glioblastoma: 'Glioblastoma',
    AorticAneurysm: 'Aortic aneurysm',
    InvasiveDuctalCarcinoma: 'Invasive Ductal Carcinoma',
    Thyroiditis: 'Thyroiditis',
    Other: 'Another tumour or illness',
    None: 'None of these, or not known yet',
  },
  disease_group: {
    Hypertension: 'Hypertension (high blood pressure)',
    BreastCancer: 'Breast cancer',
    LungCancer: 'Lung cancer',
    Hyperthyroidism: 'Hyperthyroidism (overactive thyroid)',
    Other: 'Something else',
    None: 'None of these',
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
}) satisfies {
  readonly filled_in_by: Record<You['filled_in_by'], string>;
  readonly sex: Record<You['sex'], string>;
  readonly units: Record<You['units'], string>;
  readonly disease_type: Record<DiseaseTypeKey, string>;
  readonly disease_group: Record<DiseaseGroupKey, string>;
  readonly who_grade: Record<Diagnosis['who_grade'], string>;
  readonly side: Record<Diagnosis['side'], string>;
  readonly idh: Record<Diagnosis['idh'], string>;
  readonly mgmt: Record<Diagnosis['mgmt'], string>;
  readonly stage: Record<Stage, string>;
};
