import { limits } from '@caretrail/contract/limits';
import type { ComponentProps } from 'react';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { hints, labels } from './texts.ts';
import type { FormProps } from './use-place-form.ts';
import type { FormValues } from './values.ts';

type TextName = {
  [K in keyof FormValues]: FormValues[K] extends string ? K : never;
}[keyof FormValues] &
  keyof typeof labels;

type OneFieldProps = FormProps & {
  readonly name: TextName;
  readonly isLong?: boolean;
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'required' | 'maxLength'>;

const hintOf = (name: string): string | undefined =>
  Object.hasOwn(hints, name) ? hints[name as keyof typeof hints] : undefined;

/** One text of the form, under its own name. */
export function OneField(props: OneFieldProps) {
  const { values, errors, onChange, name, isLong = false, ...input } = props;
  const field = {
    name,
    label: labels[name],
    hint: hintOf(name),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    maxLength: limits.text.short,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  };
  const { maxLength = field.maxLength } = input;
  return (
    <FieldPlace name={name}>
      {isLong ? (
        <TextArea {...field} rows={2} maxLength={maxLength} />
      ) : (
        <TextField {...field} {...input} maxLength={maxLength} />
      )}
    </FieldPlace>
  );
}
