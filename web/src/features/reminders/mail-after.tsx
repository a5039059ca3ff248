import { SelectField } from '../../ui/select-field.tsx';
import type { ChoicesProps } from './draft.ts';
import { formatAfter } from './format-after.ts';
import { reminderTexts as texts } from './texts.ts';

const usual = [5, 15, 30, 60, 120];

/** After how many minutes an email takes the place of a notification that no device shows. */
export function MailAfter({ draft, onChange }: Pick<ChoicesProps, 'draft' | 'onChange'>) {
  const { mail_after_min: after } = draft;
  const minutes = [...new Set([...usual, ...(after === null ? [] : [after])])].toSorted(
    (one, other) => one - other,
  );
  return (
    <SelectField
      label={texts.mailAfter}
      name="mail_after_min"
      value={String(after ?? '')}
      choices={[
        ...minutes.map((each) => ({ value: String(each), label: formatAfter(each) })),
        { value: '', label: texts.mailNever },
      ]}
      onChange={(value) => onChange({ mail_after_min: value === '' ? null : Number(value) })}
    />
  );
}
