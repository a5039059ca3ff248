import { useTreatmentChoices } from '../lib/use-choices.ts';
import { FieldError } from '../ui/field-error.tsx';
import { PendingPart } from '../ui/pending-part.tsx';
import { SelectField } from '../ui/select-field.tsx';

type TreatmentFieldProps = {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
};

const label = 'Treatment';
const none = { value: '', label: 'None' } as const;

/** Which treatment something belongs to; not asked where there is none to choose. */
export function TreatmentField({ value, error, onChange }: TreatmentFieldProps) {
  const loaded = useTreatmentChoices();
  if (loaded.status !== 'succeeded') return <PendingPart loaded={loaded} label={label} />;
  const choices = loaded.data;
  if (choices.length === 0) return null;
  return (
    <>
      <FieldError id="treatment-error">{error}</FieldError>
      <SelectField
        label={label}
        name="treatment_id"
        hint="If it belongs to one."
        choices={[none, ...choices]}
        value={choices.some((each) => each.value === value) ? value : ''}
        onChange={onChange}
      />
    </>
  );
}
