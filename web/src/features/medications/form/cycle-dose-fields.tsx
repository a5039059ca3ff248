import { Plus } from 'lucide-react';
import { wholeOf } from '../../../lib/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldPlace, focusField } from '../../../ui/field-place.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { DoseFields } from './dose-fields.tsx';
import type { FormProps } from './use-medicine-form.ts';
import { errorIdOf, InlineField, RowErrors } from './field-parts.tsx';
import { PartsField } from './parts-field.tsx';
import { cycleDoseTexts as texts } from './plan-texts.ts';
import { labels } from './texts.ts';
import { type CycleDoseValues, noDose } from './values.ts';

const mostDoses = 50;

/** Another dose from a later cycle on, within the same plan. */
export function CycleDoseFields(props: FormProps) {
  const { values, errors, suggested, onChange } = props;
  const { cycleDoses } = values;
  const next = (wholeOf(cycleDoses.at(-1)?.cycle ?? '1', 1, 200) ?? 1) + 1;
  const put = (changed: readonly CycleDoseValues[], focus: number): void => {
    onChange({ cycleDoses: changed });
    requestAnimationFrame(() => {
      focusField(`cycleDoses.${Math.max(0, focus)}.cycle`);
      // Selects the suggested number, so that typing replaces it.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
  };
  const onAdd = (): void => {
    const dose = { ...noDose, cycle: String(next), day: '1', hasOwnTimes: false };
    put([...cycleDoses, dose], cycleDoses.length);
  };
  return (
    <div className="space-y-4">
      {cycleDoses.map((dose, index) => {
        const name = `cycleDoses.${index}`;
        const change = (changes: Partial<CycleDoseValues>): void =>
          onChange({ cycleDoses: cycleDoses.with(index, { ...dose, ...changes }) });
        const number = (field: 'cycle' | 'day', label: string) => (
          <InlineField>
            <FieldPlace name={`${name}.${field}`}>
              <NumberField
                label={label}
                value={dose[field]}
                error={errors[`${name}.${field}`]}
                errorId={errorIdOf(`${name}.${field}`)}
                isWhole
                maxLength={3}
                enterKeyHint="next"
                onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
              />
            </FieldPlace>
          </InlineField>
        );
        const legend = texts.legend({ cycle: dose.cycle || '…' });
        return (
          // A dose has no id.
          <div key={index} className="space-y-2 border-s-4 border-action ps-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {number('cycle', labels.cycleDose)}
              {dose.day !== '1' && number('day', labels.cycleDoseDay)}
              <Button
                look="quiet"
                className="ms-auto px-2!"
                aria-label={texts.removeFrom({ cycle: dose.cycle || '…' })}
                onClick={() => put(cycleDoses.toSpliced(index, 1), index - 1)}
              >
                <span className="sm:hidden">{texts.remove}</span>
                <span className="max-sm:hidden">{texts.removeThis}</span>
              </Button>
              <RowErrors fields={[`${name}.cycle`, `${name}.day`]} errors={errors} />
            </div>
            {dose.hasOwnTimes ? (
              <DoseFields
                dose={dose}
                name={`${name}.`}
                legend={legend}
                errors={errors}
                suggested={suggested}
                onChange={change}
              />
            ) : (
              <PartsField
                legend={legend}
                isLegendHidden
                name={`${name}.parts`}
                parts={dose.parts}
                errors={errors}
                strengths={suggested.strengths}
                onChange={(parts) => change({ parts })}
              />
            )}
            <TickBox
              label={labels.hasOwnTimes}
              checked={dose.hasOwnTimes}
              onChange={({ currentTarget }) =>
                change({ hasOwnTimes: currentTarget.checked, isDoseDifferent: false })
              }
            />
          </div>
        );
      })}
      {cycleDoses.length === 0 && <p className="text-ink-soft">{texts.same}</p>}
      {cycleDoses.length < mostDoses && (
        <Button
          look={cycleDoses.length === 0 ? 'secondary' : 'quiet'}
          className={cycleDoses.length === 0 ? '' : '-ms-2 px-2!'}
          onClick={onAdd}
        >
          <Plus className="size-5" aria-hidden="true" />
          {cycleDoses.length === 0 ? texts.add({ cycle: next }) : texts.addLater}
        </Button>
      )}
    </div>
  );
}
