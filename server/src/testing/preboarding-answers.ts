/** The least that preboarding may be submitted with. */
export const leastAnswers = {
  you: { first_name: 'Ada', last_name: 'Abbott', birth_date: '1971-03-05' },
  diagnosis: { disease_type: 'Glioblastoma' },
};

/** Everything answered. */
export const wholeAnswers = {
  you: {
    ...leastAnswers.you,
    filled_in_by: 'relative',
    sex: 'female',
    language: 'en-GB',
    time_zone: 'Europe/London',
    units: 'metric',
  },
  diagnosis: {
    disease_group: 'None',
    disease_type: 'Glioblastoma',
    diagnosis: 'Glioblastoma, IDH-wildtype',
    glioma_type: 'Astrocytic',
    diagnosed_on: '2025-02-01',
    who_grade: '4',
    side: 'left',
    lobe: 'Temporal',
    idh: 'wildtype',
    mgmt: 'methylated',
    codeletion_1p19q: false,
  },
  where_you_are: { stage: 'chemoradiation', symptoms: ['Headache', 'Fatigue'] },
  medicines: { medicines: ['Levetiracetam'], allergies: [] },
  people: {
    emergency_contact: { name: 'Ben', phone: '+44 20', relation: 'Brother' },
    hospital: 'St Mary’s',
  },
  reminders: { email: true, push: false, quiet_from: '22:00', quiet_until: '07:00' },
};
