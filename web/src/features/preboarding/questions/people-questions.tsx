import { limits } from '@caretrail/contract/limits';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answers, QuestionProps } from './answer.ts';
import { fieldsOf } from './bound-fields.ts';
import { questions } from './question-texts.ts';

const texts = questions.people;
const most = {
  name: limits.preboarding.contactName,
  phone: limits.text.phone,
  relation: limits.preboarding.contactRelation,
} as const;

type Contact = NonNullable<Answers<'people'>['emergency_contact']>;

const withPart = (contact: Contact, part: keyof Contact, said: string): Contact | undefined => {
  const rest = Object.entries({ ...contact, [part]: said }).filter(([, value]) => value !== '');
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
};

export function ContactQuestion({ draft, errors, onAnswer }: QuestionProps) {
  const { emergency_contact: contact = {} } = draft.people;
  const ofContact = (part: keyof Contact) => ({
    label: texts[part],
    name: `people.emergency_contact.${part}`,
    maxLength: most[part],
    autoComplete: 'off',
    value: contact[part] ?? '',
    error: errors[`people.emergency_contact.${part}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      onAnswer({
        part: 'people',
        name: 'emergency_contact',
        value: withPart(contact, part, value),
      }),
  });
  return (
    <fieldset className="space-y-5">
      <legend className="mb-3 text-h3 font-semibold">{texts.contact}</legend>
      <TextField {...ofContact('name')} />
      <TextField {...ofContact('phone')} type="tel" />
      <TextField {...ofContact('relation')} hint={texts.relationHint} />
    </fieldset>
  );
}

export const HospitalQuestion = (props: QuestionProps) => (
  <TextField {...fieldsOf(props, 'people').text('hospital')} maxLength={limits.text.short} />
);

export const OnCallQuestion = (props: QuestionProps) => (
  <TextField
    {...fieldsOf(props, 'people').text('on_call_phone')}
    maxLength={limits.text.phone}
    type="tel"
  />
);

export const CaregiverQuestion = (props: QuestionProps) => (
  <TextField
    {...fieldsOf(props, 'people').text('caregiver_email')}
    maxLength={limits.text.email}
    type="email"
    hint={texts.caregiverHint}
  />
);

export const PeopleQuestions = (props: QuestionProps) => (
  <>
    <ContactQuestion {...props} />
    <HospitalQuestion {...props} />
    <OnCallQuestion {...props} />
    <CaregiverQuestion {...props} />
  </>
);
