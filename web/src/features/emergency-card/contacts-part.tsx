import { limits } from '@caretrail/contract/limits';
import type { CardContact } from '@caretrail/contract/emergency-card/schema';
import { circleApi } from '../../data/circle.ts';
import { useChosenRecord } from '../../session/chosen-record.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { editTexts as texts } from './texts.ts';
import type { CardForm } from './use-card-form.ts';

const most = limits.emergencyCard.contacts;
const emptyContact: CardContact = { name: '', relation: '', phone: '' };
const lengths = {
  name: limits.preboarding.contactName,
  relation: limits.preboarding.contactRelation,
  phone: limits.text.phone,
};
const fields = ['name', 'relation', 'phone'] as const;

/** People of the care circle whose names are not among the contacts. Their numbers are not known to us. */
function useSuggested(contacts: readonly CardContact[]): string[] {
  const isOwn = useChosenRecord() === null;
  const { data } = circleApi.useFindCircleQuery(undefined, { skip: !isOwn });
  const names = (data?.people ?? []).map(({ name }) => name);
  return [...new Set(names)].filter((name) => contacts.every((each) => each.name !== name));
}

/** People to call beside the emergency contact of the profile. */
export function ContactsPart({ typed, errors, put }: CardForm) {
  const { contacts } = typed;
  const suggested = useSuggested(contacts);
  const change = (at: number, field: (typeof fields)[number], value: string): void =>
    put({
      contacts: contacts.map((each, index) => (index === at ? { ...each, [field]: value } : each)),
    });
  const add = (name = ''): void => put({ contacts: [...contacts, { ...emptyContact, name }] });
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">{texts.contactsHint}</p>
      {contacts.map((contact, at) => (
        // A contact has no id: its place is its name while the form is open.
        <fieldset key={at} className="space-y-4 border-s-4 border-edge ps-4">
          <legend className="font-semibold">{texts.contact({ number: at + 1 })}</legend>
          {fields.map((field) => (
            <TextField
              key={field}
              label={texts[field]}
              name={`contacts.${at}.${field}`}
              type={field === 'phone' ? 'tel' : 'text'}
              autoComplete="off"
              maxLength={lengths[field]}
              value={contact[field]}
              error={errors[`contacts.${at}.${field}`]}
              onChange={({ currentTarget }) => change(at, field, currentTarget.value)}
            />
          ))}
          <Button
            look="quiet"
            onClick={() => put({ contacts: contacts.filter((_, index) => index !== at) })}
          >
            {texts.removeContact({ number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {contacts.length < most && (
        <div className="flex flex-wrap gap-3">
          {suggested.map((name) => (
            <Button key={name} look="secondary" onClick={() => add(name)}>
              {texts.addNamed({ name })}
            </Button>
          ))}
          <Button look="secondary" onClick={() => add()}>
            {texts.addContact}
          </Button>
        </div>
      )}
    </div>
  );
}
