import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { FieldPlace } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import type { FormProps } from './form-props.ts';
import { PartsField } from './parts-field.tsx';
import { TaperMaker } from './taper-maker.tsx';
import { hints, labels, taperTexts as texts } from './texts.ts';

/** The generator, and the steps that it wrote or somebody typed. */
export function TaperFields({ values, mistakes, onChange }: FormProps) {
  const { steps, taper } = values;
  const [made, setMade] = useState<number | null>(null);
  return (
    <div className="space-y-5">
      <TaperMaker
        taper={taper}
        onChange={(next) => onChange({ taper: next })}
        onMade={(next) => {
          onChange({ steps: next });
          setMade(next.length);
        }}
      />
      <fieldset className="space-y-4">
        <legend className="font-semibold">{labels.steps}</legend>
        <p role="status">{made !== null && texts.made(made)}</p>
        <FieldError id="steps-error">{mistakes['steps']}</FieldError>
        <ol className="space-y-5">
          {steps.map((step, index) => (
            // A step has nothing but its place.
            <li key={index} className="space-y-3 border-s-4 border-rule ps-4">
              <PartsField
                legend={`${texts.step(index + 1)}: ${labels.parts.toLowerCase()}`}
                name={`steps.${index}.parts`}
                parts={step.parts}
                mistakes={mistakes}
                onChange={(parts) => onChange({ steps: steps.with(index, { ...step, parts }) })}
              />
              <div className="flex flex-wrap items-end gap-3">
                <FieldPlace name={`steps.${index}.days`}>
                  <NumberField
                    label={labels.stepDays}
                    hint={index === steps.length - 1 ? hints.lastStep : undefined}
                    value={step.days}
                    error={mistakes[`steps.${index}.days`]}
                    isWhole
                    maxLength={4}
                    onChange={({ currentTarget: { value } }) =>
                      onChange({ steps: steps.with(index, { ...step, days: value }) })
                    }
                  />
                </FieldPlace>
                <Button
                  look="quiet"
                  className="px-3"
                  onClick={() => onChange({ steps: steps.toSpliced(index, 1) })}
                >
                  <X className="size-5" aria-hidden="true" />
                  {texts.removeStep(index + 1)}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <FieldPlace name="steps">
          <Button
            look="secondary"
            onClick={() => onChange({ steps: [...steps, { days: '', parts: [] }] })}
          >
            <Plus className="size-5" aria-hidden="true" />
            {texts.addStep}
          </Button>
        </FieldPlace>
      </fieldset>
    </div>
  );
}
