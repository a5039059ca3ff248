import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Errors } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { Chips } from './field-parts.tsx';
import { PartsField } from './parts-field.tsx';
import type { Suggestions } from './suggestions.ts';
import { totalOf, withoutTime } from './taper-steps.ts';
import { formTexts as texts, labels } from './texts.ts';
import { type DoseValues, noTime, type TimeValues } from './values.ts';

type DoseProps = {
  readonly dose: DoseValues;
  /** Prefix of the field names: '' or 'steps.0.'. */
  readonly name: string;
  readonly errors: Errors;
  readonly suggested: Suggestions;
  readonly onChange: (changes: Partial<DoseValues>) => void;
  /** For a step: removes a time and keeps the daily dose. */
  readonly onRemoveTime?: (index: number) => void;
};

const mostTimes = 24;

/** Fills the first empty time, or adds one. */
function withTime(times: readonly TimeValues[], time: string): readonly TimeValues[] {
  const empty = times.findIndex((each) => each.time === '');
  return empty === -1
    ? [...times, { time, parts: [] }]
    : times.with(empty, { time, parts: times[empty]?.parts ?? [] });
}

/** The times of a day, each with its own dose if doses differ. */
function TimesField(props: DoseProps) {
  const { dose, name, errors, suggested, onChange } = props;
  const { times, isDoseDifferent } = dose;
  const onRemove =
    props.onRemoveTime ?? ((index: number): void => onChange({ times: times.toSpliced(index, 1) }));
  const focusTime = (index: number): number =>
    requestAnimationFrame(() => focusField(`${name}times.${Math.max(0, index)}`));
  /** Pressing a chip adds its time, pressing it again removes it. */
  const onChip = (time: string): void => {
    const at = times.findIndex((each) => each.time === time);
    if (at === -1) return onChange({ times: withTime(times, time) });
    if (times.length > 1) return onRemove(at);
    return onChange({ times: [{ ...noTime, parts: times[0]?.parts ?? [] }] });
  };
  return (
    <fieldset className="space-y-2">
      {/* A single time has its own label. */}
      <legend className={times.length > 1 ? 'mb-1 font-semibold' : 'sr-only'}>
        {labels.times}
      </legend>
      <Chips
        legend={texts.quickTimes}
        isLegendShown
        chips={suggested.times.map((time) => ({
          text: time,
          isPressed: times.some((each) => each.time === time),
          onPress: () => onChip(time),
        }))}
      />
      <div className="flex flex-wrap items-end gap-1">
        <ol className={isDoseDifferent ? 'basis-full space-y-4' : 'flex flex-wrap gap-x-4 gap-y-3'}>
          {times.map((each, index) => (
            // A time has no id.
            <li key={index} className="space-y-3">
              <div className="flex flex-wrap items-end gap-1">
                <FieldPlace name={`${name}times.${index}`}>
                  <TimeField
                    label={times.length === 1 ? labels.time : labels.timeOf({ number: index + 1 })}
                    value={each.time}
                    error={errors[`${name}times.${index}`]}
                    isRequired
                    isClearable={times.length === 1}
                    onChange={(time) => onChange({ times: times.with(index, { ...each, time }) })}
                  />
                </FieldPlace>
                {times.length > 1 && (
                  <Button
                    look="quiet"
                    className="min-w-target px-2!"
                    aria-label={texts.removeTime({ time: each.time || String(index + 1) })}
                    onClick={() => {
                      onRemove(index);
                      focusTime(index - 1);
                    }}
                  >
                    <Trash2 className="size-5" aria-hidden="true" />
                    <span className="max-sm:sr-only">{texts.remove}</span>
                  </Button>
                )}
              </div>
              {isDoseDifferent && (
                <div className="border-s-4 border-rule ps-4">
                  <PartsField
                    legend={each.time === '' ? labels.parts : labels.partsAt({ time: each.time })}
                    name={`${name}times.${index}.parts`}
                    parts={each.parts}
                    errors={errors}
                    strengths={suggested.strengths}
                    onChange={(parts) => onChange({ times: times.with(index, { ...each, parts }) })}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
        {times.length < mostTimes && (
          <Button
            look="quiet"
            className="px-2!"
            onClick={() => {
              onChange({ times: [...times, noTime] });
              focusTime(times.length);
            }}
          >
            <Plus className="size-5" aria-hidden="true" />
            {texts.addTime}
          </Button>
        )}
      </div>
      {times.length > 1 && (
        <TickBox
          label={labels.isDoseDifferent}
          checked={isDoseDifferent}
          onChange={({ currentTarget }) =>
            onChange({
              isDoseDifferent: currentTarget.checked,
              // Each time starts with the common dose.
              times: times.map((each) => ({ ...each, parts: dose.parts })),
            })
          }
        />
      )}
    </fieldset>
  );
}

type DoseFieldsProps = Omit<DoseProps, 'onRemoveTime'> & {
  readonly legend?: string;
  readonly hint?: string;
  /** In a step, the amount of a removed time is added to the others. */
  readonly keepsTotal?: boolean;
};

/** Times, amounts, and the daily total. */
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
          {total !== null && (isMoved ? texts.stillADay({ total }) : texts.aDay({ total }))}
        </p>
      )}
    </div>
  );
}
