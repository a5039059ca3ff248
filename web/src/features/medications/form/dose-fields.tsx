import { useState } from 'react';
import { PartsField } from './parts-field.tsx';
import { totalOf, withoutTime } from './taper-steps.ts';
import { formTexts as texts, labels } from './texts.ts';
import { type DoseProps, TimesField } from './times-field.tsx';
import type { DoseValues } from './values.ts';

type DoseFieldsProps = Omit<DoseProps, 'onRemoveTime'> & {
  readonly legend?: string;
  readonly hint?: string;
  /** A step is a dose a day: a time that goes leaves its amount to the others. */
  readonly keepsTotal?: boolean;
};

/** At which times, how much each time, and what that comes to in a day. */
export function DoseFields(props: DoseFieldsProps) {
  const { legend = labels.parts, hint, keepsTotal = false, dose, name, errors } = props;
  const { suggested } = props;
  const [isMoved, setMoved] = useState(false);
  const onChange = (changes: Partial<DoseValues>): void => {
    setMoved(false);
    props.onChange(changes);
  };
  const onRemoveTime = (index: number): void => {
    const kept = withoutTime(dose, index);
    props.onChange(kept ?? { times: dose.times.toSpliced(index, 1) });
    setMoved(kept !== null);
  };
  const total = totalOf(dose);
  const isSeveral = dose.times.length > 1;
  return (
    <div className="space-y-4">
      <TimesField
        {...{ dose, name, errors, suggested, onChange }}
        {...(keepsTotal && { onRemoveTime })}
      />
      {!dose.isDoseDifferent && (
        <PartsField
          legend={legend}
          {...(hint !== undefined && { hint })}
          name={`${name}parts`}
          parts={dose.parts}
          errors={errors}
          strengths={suggested.strengths}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      {(isSeveral || keepsTotal) && (
        <p role={keepsTotal ? 'status' : undefined} className="font-semibold">
          {total !== null && (isMoved ? texts.stillADay(total) : texts.aDay(total))}
        </p>
      )}
    </div>
  );
}
