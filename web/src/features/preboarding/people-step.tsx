import { limits } from '@caretrail/contract/limits';
import { TextField } from '../../ui/text-field.tsx';
import type { Answers } from './answer.ts';
import { questions } from './question-texts.ts';
import type { StepProps } from './step-props.ts';

const texts = questions.people;
/** As the contract has them. */
const most = { name: 160, phone: 40, relation: 80 } as const;

type Contact = NonNullable<Answers<'people'>['emergency_contact']>;

const withPart = (contact: Contact, part: keyof Contact, text: string): Contact | undefined => {
  const said = Object.entries({ ...contact, [part]: text }).filter(([, value]) => value !== '');
  return said.length === 0 ? undefined : Object.fromEntries(said);
};

export function PeopleStep({ draft, mistakes, onAnswer }: StepProps) {
  const { emergency_contact: contact = {}, ...people } = draft.people;
  const ofContact = (part: keyof Contact) => ({
    label: texts[part],
    name: `people.emergency_contact.${part}`,
    maxLength: most[part],
    autoComplete: 'off',
    value: contact[part] ?? '',
    error: mistakes[`people.emergency_contact.${part}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      onAnswer({
        part: 'people',
        name: 'emergency_contact',
        value: withPart(contact, part, value),
      }),
  });
  const ofPeople = (name: keyof typeof people & keyof typeof texts) => ({
    label: texts[name],
    name: `people.${name}`,
    autoComplete: 'off',
    value: people[name] ?? '',
    error: mistakes[`people.${name}`],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      onAnswer({ part: 'people', name, value }),
  });
  return (
    <>
      <fieldset className="space-y-5">
        <legend className="mb-3 text-h3 font-semibold">{texts.contact}</legend>
        <TextField {...ofContact('name')} />
        <TextField {...ofContact('phone')} type="tel" />
        <TextField {...ofContact('relation')} hint={texts.relationHint} />
      </fieldset>
      <TextField {...ofPeople('hospital')} maxLength={limits.text.short} />
      <TextField {...ofPeople('on_call_phone')} maxLength={most.phone} type="tel" />
      <TextField
        {...ofPeople('caregiver_email')}
        maxLength={limits.text.email}
        type="email"
        hint={texts.caregiverHint}
      />
    </>
  );
}
