import { limits } from '@caretrail/contract/limits';
import { TextField } from '../../../ui/text-field.tsx';
import { dialogTexts as texts } from './texts.ts';

type ReasonFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

export const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <TextField
    label={texts.reason}
    value={value}
    maxLength={limits.text.short}
    autoComplete="off"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
