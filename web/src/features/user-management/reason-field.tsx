import { limits } from '@caretrail/contract/limits';
import { TextField } from '../../ui/text-field.tsx';
import { reasonTexts as texts } from './texts.ts';

/** Every action has one: the person is told, and the log keeps it. */
export const ReasonField = ({ error }: { readonly error: string | undefined }) => (
  <TextField
    label={texts.label}
    hint={texts.hint}
    name="reason"
    autoComplete="off"
    required
    maxLength={limits.text.short}
    error={error}
  />
);
