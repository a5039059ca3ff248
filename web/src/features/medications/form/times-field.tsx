import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import type { FormProps } from './form-props.ts';
import { PartsField } from './parts-field.tsx';
import { formTexts as texts, labels } from './texts.ts';
import { noTime, type TimeValues } from './values.ts';

const mostTimes = 24;

/** The times of a day; where the dose differs, each with its own. */
export function TimesField({ values, mistakes, onChange }: FormProps) {
  const { times, isDoseDifferent, howOften } = values;
  const put = (next: readonly TimeValues[], focus: number): void => {
    onChange({ times: next });
    requestAnimationFrame(() => focusField(`times.${Math.max(0, focus)}`));
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{labels.times}</legend>
      <ol className="space-y-4">
        {times.map((each, index) => (
          // A time has nothing but its place.
          <li key={index} className="space-y-3">
            <div className="flex flex-wrap items-end gap-3">
              <FieldPlace name={`times.${index}`}>
                <TimeField
                  label={times.length === 1 ? labels.time : `${labels.time} ${index + 1}`}
                  value={each.time}
                  error={mistakes[`times.${index}`]}
                  isRequired
                  onChange={(time) => onChange({ times: times.with(index, { ...each, time }) })}
                />
              </FieldPlace>
              {times.length > 1 && (
                <Button
                  look="quiet"
                  className="px-3"
                  aria-label={texts.removeTime(each.time || String(index + 1))}
                  onClick={() => put(times.toSpliced(index, 1), index - 1)}
                >
                  <X className="size-5" aria-hidden="true" />
                  Remove
                </Button>
              )}
            </div>
            {isDoseDifferent && howOften !== 'taper' && (
              <div className="border-s-4 border-rule ps-4">
                <PartsField
                  legend={`${labels.parts} ${each.time}`.trim()}
                  name={`times.${index}.parts`}
                  parts={each.parts}
                  mistakes={mistakes}
                  onChange={(parts) => onChange({ times: times.with(index, { ...each, parts }) })}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {times.length < mostTimes && (
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => put([...times, noTime], times.length)}
        >
          <Plus className="size-5" aria-hidden="true" />
          {texts.addTime}
        </Button>
      )}
      {times.length > 1 && howOften !== 'taper' && (
        <TickBox
          label={labels.isDoseDifferent}
          checked={isDoseDifferent}
          onChange={({ currentTarget }) =>
            onChange({
              isDoseDifferent: currentTarget.checked,
              // What was typed for all is where each begins.
              times: times.map((each) => ({ ...each, parts: values.parts })),
            })
          }
        />
      )}
    </fieldset>
  );
}
