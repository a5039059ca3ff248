import { formatDuration } from '@caretrail/contract/reminders/format-when';
import { SelectField } from '../../ui/select-field.tsx';
import { TickBox } from '../../ui/tick-box.tsx';
import type { ChoicesProps } from './draft.ts';
import { OneByOne } from './one-by-one.tsx';
import { reminderTexts as texts } from './texts.ts';

const usual = [15, 30, 60, 120];

/** Whether, of which medicines, and how often. */
export function DoseChoices({ overview, draft, onChange }: ChoicesProps) {
  const isOn = draft.doses_by.length > 0;
  const again = draft.again_after_min;
  const minutes = [...new Set([...usual, ...(again === null ? [] : [again])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <div>
      <TickBox
        label={texts.doses}
        hint={texts.dosesHint}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ doses_by: checked ? ['email'] : [] })
        }
      />
      {isOn && (
        <div className="space-y-3 ps-9">
          <OneByOne
            what={texts.medicines}
            options={overview.medications.map(({ id, name }) => ({ id, label: name }))}
            muted={draft.muted_medications}
            onChange={(muted_medications) => onChange({ muted_medications })}
          />
          <SelectField
            label={texts.again}
            name="again"
            value={String(again ?? '')}
            choices={[
              { value: '', label: texts.never },
              ...minutes.map((each) => ({
                value: String(each),
                label: `After ${formatDuration(each)}`,
              })),
            ]}
            onChange={(value) => onChange({ again_after_min: value === '' ? null : Number(value) })}
          />
        </div>
      )}
    </div>
  );
}
