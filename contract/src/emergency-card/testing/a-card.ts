import { type CardFacts, type CardMedicineFacts } from '../build-card.ts';
import type { EmergencyCard } from '../schema.ts';

export const aMedicine = (changes: Partial<CardMedicineFacts> = {}): CardMedicineFacts => ({
  name: 'Levetiracetam',
  generic: '',
  category: null,
  dosage: '500 mg',
  schedule: null,
  schedule_text: 'Every day at 08:00 and 20:00',
  state: 'active',
  never_stop_suddenly: true,
  ...changes,
});

/** A record with something for each line. */
export const someFacts = (changes: Partial<CardFacts> = {}): CardFacts => ({
  answers: {
    you: { first_name: 'Robin', last_name: 'Sample', birth_date: '1975-04-02' },
    diagnosis: { disease_type: 'Glioblastoma', diagnosis: 'Glioblastoma, IDH-wildtype' },
    where_you_are: {},
    medicines: { allergies: ['Latex'] },
    people: {
      emergency_contact: { name: 'Kim Sample', relation: 'my partner', phone: '07700 900123' },
      hospital: 'Neuro-oncology clinic',
      on_call_phone: '01632 960 199',
    },
  },
  medicines: [
    aMedicine(),
    aMedicine({ name: 'Dexamethasone', dosage: '4 mg', schedule_text: 'Every day at 08:00' }),
    aMedicine({
      name: 'Apixaban',
      dosage: '5 mg',
      state: 'on-hold',
      never_stop_suddenly: false,
    }),
  ],
  places: [{ name: 'Day clinic', on_call_phone: '01632 960 200' }],
  ...changes,
});

/** A record in which nothing is written down. */
export const noFacts: CardFacts = {
  answers: {
    you: { first_name: 'Robin', last_name: 'Sample' },
    diagnosis: {},
    where_you_are: {},
    medicines: {},
    people: {},
  },
  medicines: [],
  places: [],
};

/** A card with nothing but a name. */
export const anEmptyCard: EmergencyCard = {
  made_at: '2026-11-19T21:40:00Z',
  name: 'Robin Sample',
  birth_date: null,
  diagnosis: null,
  steroids: null,
  blood_thinners: null,
  seizures: null,
  allergies: null,
  medicines: null,
  contacts: null,
  places: null,
};
