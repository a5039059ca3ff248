import { messages } from '@caretrail/contract/i18n/messages';

/** Every clinical question offers it: it is simply no answer. */
export const { skip } = messages('preboarding/skip', { skip: 'Don’t know / skip' });

/** The questions, also as they stand in the overview. */
export const questions = messages('preboarding/questions', {
  you: {
    filled_in_by: 'Who is filling in this record?',
    first_name: 'First name',
    last_name: 'Last name',
    birth_date: 'Date of birth',
    birthDateHint: 'For example, 27 3 1971',
    sex: 'Sex',
    sexSkip: 'Prefer not to say',
    language: 'Preferred language',
    time_zone: 'Time zone',
    timeZoneHint: 'Filled in from your device. Change it if it is wrong.',
    units: 'Units',
  },
  /** When another person fills it in. */
  patients: {
    first_name: 'The patient’s first name',
    last_name: 'The patient’s last name',
    birth_date: 'The patient’s date of birth',
  },
  diagnosis: {
    disease_type: 'Which illness is this about?',
    /** Of a tumour or an illness that is not in the list. */
    which: 'Which tumour or illness?',
    whichHint: 'As written in your letter. You can leave it blank.',
    diagnosis: 'What is your diagnosis?',
    diagnosisHint: 'In your own words, or as the letter says. You can leave it blank.',
    diagnosed_on: 'When were you diagnosed?',
    diagnosedOnHint: 'The year alone is enough, or the month and the year. You can leave it blank.',
    more: 'More from your letters',
    moreHint:
      'You can find these words in the letters from your doctors. Skip any you cannot find.',
    glioma_type: 'Type of glioma',
    gliomaTypeHint: 'For example, astrocytoma or oligodendroglioma. You can leave it blank.',
    who_grade: 'WHO grade',
    side: 'Side of the brain',
    lobe: 'Part of the brain',
    lobeHint: 'For example, temporal or frontal. You can leave it blank.',
    idh: 'IDH',
    mgmt: 'MGMT',
    codeletion_1p19q: '1p/19q codeletion',
    disease_group: 'Do you also have any of these conditions?',
  },
  where_you_are: {
    stage: 'What is happening at the moment?',
    stageHint: 'Select the closest answer, or skip this question.',
    symptoms: 'Do you have any symptoms?',
    symptomsYes: 'Yes',
    symptomsNone: 'No, none at the moment',
    symptomsWhich: 'Which ones?',
    symptomsOther: 'Other symptoms, one on each line',
    symptom: 'Other symptom',
    addSymptom: 'Add another symptom',
  },
  medicines: {
    allergies: 'Do you have any allergies?',
    allergiesYes: 'Yes',
    allergiesNone: 'No, none that I know of',
    allergiesList: 'Your allergies, one on each line',
    allergy: 'Allergy',
    addAllergy: 'Add another allergy',
  },
  people: {
    contact: 'Who should be called in an emergency?',
    name: 'Name',
    phone: 'Phone',
    relation: 'Relationship to you',
    relationHint: 'For example, wife, brother or friend',
    caregiver_email: 'Email address of someone who helps you',
    caregiverHint: 'We keep this in your record. We will not contact them.',
    hospital: 'Your hospital or clinic',
    on_call_phone: 'Your clinic’s phone number for urgent questions',
  },
  unnamed: 'Enter at least one, or select “Don’t know / skip”.',
  yes: 'Yes',
  no: 'No',
  none: 'None',
});
