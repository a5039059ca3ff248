import { useId } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { formatChosen } from './format-chosen.ts';
import { describedBy } from './field-notes.tsx';
import { PageLocale } from './page-locale.tsx';
import { useDialogAround } from './pop-up.tsx';
import type { Choice } from './radio-group.tsx';
import { type SelectFieldParts, SelectParts } from './select-parts.tsx';

type SelectProps<V extends string> = SelectFieldParts & {
  readonly options: readonly Choice<V>[];
  readonly value: V | '';
  /** §5: a value, or empty. */
  readonly onChange: (value: V | '') => void;
};

type MultiSelectProps<V extends string> = SelectFieldParts & {
  readonly options: readonly Choice<V>[];
  readonly value: readonly V[];
  /** §5: the values, in the order of the options. */
  readonly onChange: (values: V[]) => void;
};

const rootProps = (id: string, field: SelectFieldParts) => ({
  // It opens even without options, to say so.
  allowsEmptyCollection: true,
  'aria-describedby': describedBy(id, field),
  isInvalid: field.error !== undefined,
  isRequired: field.isRequired ?? false,
  isDisabled: field.isDisabled ?? false,
  ...(field.name !== undefined && { name: field.name }),
});

/** §5: one option of a list, not searchable. For up to five options use radios, for a very long list `SelectField`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const id = useId();
  const { ref, dialog } = useDialogAround();
  const { options, value, onChange, ...field } = props;
  return (
    <PageLocale>
      <AriaSelect
        {...rootProps(id, field)}
        ref={ref}
        value={value === '' ? null : value}
        onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? '')}
      >
        <SelectParts
          {...field}
          options={options}
          id={id}
          dialog={dialog}
          words={formatChosen(options, [value])}
          onClear={() => onChange('')}
        />
      </AriaSelect>
    </PageLocale>
  );
}

/** §5: several options of a list, not searchable. The menu stays open while choosing. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const id = useId();
  const { ref, dialog } = useDialogAround();
  const { options, value, onChange, ...field } = props;
  return (
    <PageLocale>
      <AriaSelect
        {...rootProps(id, field)}
        ref={ref}
        selectionMode="multiple"
        value={value}
        onChange={(keys) =>
          onChange(options.map((option) => option.value).filter((each) => keys.includes(each)))
        }
      >
        <SelectParts
          {...field}
          options={options}
          id={id}
          dialog={dialog}
          words={formatChosen(options, value)}
          onClear={() => onChange([])}
        />
      </AriaSelect>
    </PageLocale>
  );
}
