import type { Area } from '../circle/areas.ts';
import { limits } from '../limits.ts';
import { isBloodThinner } from '../medications/blood-thinners.ts';
import { doseNow } from '../medications/dose-now.ts';
import type { Medication } from '../medications/schema.ts';
import { isSteroid } from '../medications/steroids.ts';
import type { ProfileAnswers } from '../profile/answers.ts';
import {
  diseaseGroupLabels,
  diseaseLabel,
  diseaseTypeLabels,
  noneKey,
  otherKey,
} from '../profile/disease-labels.ts';
import type { CardContact, CardLine, CardSettings, EmergencyCard } from './schema.ts';

export type CardMedicineFacts = Pick<
  Medication,
  | 'name'
  | 'generic'
  | 'category'
  | 'dosage'
  | 'schedule'
  | 'schedule_text'
  | 'state'
  | 'never_stop_suddenly'
>;

/** What the record says. Medicines: those that are taken or on hold. Places: those with a number for any time. */
export type CardFacts = {
  readonly answers: Omit<ProfileAnswers, 'version'>;
  readonly medicines: readonly CardMedicineFacts[];
  readonly places: readonly { readonly name: string; readonly on_call_phone: string }[];
};

/** One phase with one dose: its sentence has the amounts already. In a taper the dose of today stands first. */
function doseOf(medicine: CardMedicineFacts, today: string): string {
  const phases = medicine.schedule?.phases ?? [];
  const [phase] = phases;
  const isPlain = phases.length === 1 && (phase?.dose_steps ?? []).length === 0;
  const hasAmounts = phase?.slots.some(({ parts }) => parts.length > 0) === true;
  return isPlain && hasAmounts && medicine.schedule_text !== '' ? '' : doseNow(medicine, today);
}

type Choice = {
  readonly settings: CardSettings;
  /** Of the reader. */
  readonly areas: ReadonlySet<Area>;
  readonly nowIso: string;
  /** 'YYYY-MM-DD', where the patient lives. */
  readonly today: string;
};

const areaOf: Readonly<Record<CardLine, Area>> = {
  birth_date: 'summary',
  diagnosis: 'summary',
  steroids: 'medication',
  blood_thinners: 'medication',
  seizures: 'summary',
  allergies: 'summary',
  medicines: 'medication',
  contacts: 'summary',
  places: 'calendar',
};

const plain = (name: string): string => name.trim().toLowerCase();
const isNamedIn = (names: readonly string[], name: string): boolean =>
  names.some((each) => plain(each) === plain(name));
const namesOf = (medicines: readonly CardMedicineFacts[]): string[] => [
  ...new Set(medicines.map(({ name }) => name)),
];

/** Names in the record that a rule takes for something, and that people can correct. */
export const foundIn = ({ medicines, places }: CardFacts) => ({
  steroids: namesOf(medicines.filter(isSteroid)),
  blood_thinners: namesOf(medicines.filter(isBloodThinner)),
  places: [...new Set(places.map(({ name }) => name))],
});

/** Those that were found and not corrected, and what the person added; null: none. */
function warned(found: readonly string[], wrong: readonly string[], more: string): string[] | null {
  const names = [...found.filter((name) => !isNamedIn(wrong, name)), more].filter(Boolean);
  return names.length === 0 ? null : names;
}

const saysNothing: readonly string[] = [noneKey, otherKey];

/** As the person wrote it; else what they chose. */
function diagnosisOf({ diagnosis }: CardFacts['answers']): string | null {
  const chosen = [
    diseaseLabel(diseaseTypeLabels, diagnosis.disease_type),
    diseaseLabel(diseaseGroupLabels, diagnosis.disease_group),
  ].find((label) => label !== null && !saysNothing.includes(label));
  return diagnosis.diagnosis || chosen || null;
}

/** The emergency contact of the profile first. A contact without a number is of no use here. */
function contactsOf({ people }: CardFacts['answers'], { contacts }: CardSettings): CardContact[] {
  const { name = '', relation = '', phone = '' } = people.emergency_contact ?? {};
  const own = phone === '' ? [] : [{ name, relation, phone }];
  return [...own, ...contacts];
}

const digits = (number: string): string => number.replaceAll(/\D/g, '');

/** The clinic of the profile first; one number stands once. */
function placesOf({ answers, places }: CardFacts, { settings, areas }: Choice) {
  const { hospital = '', on_call_phone: phone = '' } = answers.people;
  const said = areas.has('summary') && phone !== '' ? [{ name: hospital, phone }] : [];
  const listed = places
    .map(({ name, on_call_phone }) => ({ name, phone: on_call_phone }))
    .filter(({ name }) => !isNamedIn(settings.left_out_places, name));
  const all = [...said, ...(areas.has('calendar') ? listed : [])];
  const isFirst = ({ phone: number }: { readonly phone: string }, at: number): boolean =>
    all.findIndex((each) => digits(each.phone) === digits(number)) === at;
  return all.filter(isFirst).slice(0, limits.emergencyCard.places);
}

const unlessEmpty = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list]);

/** The card: what the record says, without what was left out or is closed to the reader. Nothing is guessed beyond that. */
export function buildCard(facts: CardFacts, choice: Choice): EmergencyCard {
  const { settings, areas, nowIso, today } = choice;
  const { answers, medicines } = facts;
  const found = foundIn(facts);
  const shown = <T>(line: CardLine, value: () => T | null): T | null => {
    // The profile has a clinic with a number too.
    const isOpen = areas.has(areaOf[line]) || (line === 'places' && areas.has('summary'));
    return isOpen && !settings.left_out.includes(line) ? value() : null;
  };
  const { first_name = '', last_name = '', birth_date } = answers.you;
  return {
    made_at: nowIso,
    name: `${first_name} ${last_name}`.trim(),
    birth_date: shown('birth_date', () => birth_date ?? null),
    diagnosis: shown('diagnosis', () => diagnosisOf(answers)),
    steroids: shown('steroids', () =>
      warned(found.steroids, settings.not_steroids, settings.more_steroids),
    ),
    blood_thinners: shown('blood_thinners', () =>
      warned(found.blood_thinners, settings.not_blood_thinners, settings.more_blood_thinners),
    ),
    seizures: shown('seizures', () => settings.seizures || null),
    allergies: shown('allergies', () => ({
      is_recorded: answers.medicines.allergies !== undefined,
      names: answers.medicines.allergies ?? [],
    })),
    medicines: shown('medicines', () =>
      medicines.map((medicine) => ({
        name: medicine.name,
        dose: doseOf(medicine, today),
        when: medicine.schedule_text,
        is_on_hold: medicine.state === 'on-hold',
        never_stop_suddenly: medicine.never_stop_suddenly,
      })),
    ),
    contacts: shown('contacts', () => unlessEmpty(contactsOf(answers, settings))),
    places: shown('places', () => unlessEmpty(placesOf(facts, choice))),
  };
}
