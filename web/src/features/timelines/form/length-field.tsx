import { useId } from 'react';
import { FieldNotes, describedBy } from '../../../ui/field-notes.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { lengthTexts as texts, type LengthValues } from './seizure-length.ts';

type LengthFieldProps = {
  readonly values: LengthValues;
  readonly isWrong: boolean;
  readonly onChange: (changes: Partial<LengthValues>) => void;
};

/** What a doctor asks first about a seizure. */
export function LengthField({ values, isWrong, onChange }: LengthFieldProps) {
  const id = useId();
  const error = isWrong ? texts.wrong : undefined;
  const part = (name: 'lengthMinutes' | 'lengthSeconds', label: string) => (
    <div className="w-28">
      <TextField
        label={label}
        name={name}
        value={values[name]}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </div>
  );
  return (
    <FieldPlace name="length">
      <fieldset aria-describedby={describedBy(id, { hint: texts.hint, error })}>
        <legend className="mb-1.5 font-semibold">{texts.legend}</legend>
        <FieldNotes id={id} hint={texts.hint} error={error} />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {part('lengthMinutes', texts.minutes)}
          {part('lengthSeconds', texts.seconds)}
        </div>
      </fieldset>
    </FieldPlace>
  );
}
