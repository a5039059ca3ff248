import type { PreboardingDraft } from '@caretrail/contract/preboarding/schema';
import type { AnswerPart } from '@caretrail/contract/profile/answers';
import { symptomName } from '@caretrail/contract/preboarding/symptoms';
import { longDate, longPartialDate } from '../../../lib/long-date.ts';
import { labels } from './labels.ts';
import { languageName } from './languages.ts';
import { questions } from './question-texts.ts';
import { timeZoneName } from '../../../lib/time-zones.ts';

/** A question and its answer as text. */
export type Row = readonly [question: string, answer: string];

const row = (question: string, answer: string | null | undefined): Row[] =>
  answer ? [[question, answer]] : [];

const chosen = <V extends string>(words: Readonly<Record<V, string>>, value: V | undefined) =>
  value && words[value];

const yesOrNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? questions.yes : questions.no;

const listed = (entries: readonly string[] | undefined): string | undefined =>
  entries?.length === 0 ? questions.none : entries?.join(', ');

const dated = (date: string | undefined): string | undefined => date && longDate(date);

/** What was answered; what was left out is not listed. */
export const answerRows: Record<AnswerPart, (draft: PreboardingDraft) => Row[]> = {
  you: ({ you }) => [
    ...row(questions.you.filled_in_by, chosen(labels.filled_in_by, you.filled_in_by)),
    ...row(questions.you.first_name, you.first_name),
    ...row(questions.you.last_name, you.last_name),
    ...row(questions.you.birth_date, dated(you.birth_date)),
    ...row(questions.you.sex, chosen(labels.sex, you.sex)),
    ...row(questions.you.language, you.language && languageName(you.language)),
    ...row(questions.you.time_zone, you.time_zone && timeZoneName(you.time_zone)),
    ...row(questions.you.units, chosen(labels.units, you.units)),
  ],
  diagnosis: ({ diagnosis: of }) => [
    ...row(questions.diagnosis.disease_type, chosen(labels.disease_type, of.disease_type)),
    ...row(questions.diagnosis.diagnosis, of.diagnosis),
    ...row(questions.diagnosis.diagnosed_on, of.diagnosed_on && longPartialDate(of.diagnosed_on)),
    ...row(questions.diagnosis.disease_group, chosen(labels.disease_group, of.disease_group)),
    ...row(questions.diagnosis.glioma_type, of.glioma_type),
    ...row(questions.diagnosis.who_grade, chosen(labels.who_grade, of.who_grade)),
    ...row(questions.diagnosis.side, chosen(labels.side, of.side)),
    ...row(questions.diagnosis.lobe, of.lobe),
    ...row(questions.diagnosis.idh, chosen(labels.idh, of.idh)),
    ...row(questions.diagnosis.mgmt, chosen(labels.mgmt, of.mgmt)),
    ...row(questions.diagnosis.codeletion_1p19q, yesOrNo(of.codeletion_1p19q)),
  ],
  where_you_are: ({ where_you_are: of }) => [
    ...row(questions.where_you_are.stage, chosen(labels.stage, of.stage)),
    ...row(questions.where_you_are.symptoms, listed(of.symptoms?.map(symptomName))),
  ],
  medicines: ({ medicines: of }) => row(questions.medicines.allergies, listed(of.allergies)),
  people: ({ people: { emergency_contact: contact, ...of } }) => [
    ...row(
      questions.people.contact,
      [contact?.name, contact?.relation, contact?.phone].filter(Boolean).join(', '),
    ),
    ...row(questions.people.hospital, of.hospital),
    ...row(questions.people.on_call_phone, of.on_call_phone),
    ...row(questions.people.caregiver_email, of.caregiver_email),
  ],
};
