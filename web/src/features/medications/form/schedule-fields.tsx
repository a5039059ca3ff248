import { FieldPlace } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { CycleDoseFields } from './cycle-dose-fields.tsx';
import { DoseFields } from './dose-fields.tsx';
import type { FormProps } from './form-props.ts';
import { hasTimes } from './how-often.ts';
import { HowOftenCards } from './how-often-cards.tsx';
import { PartsField } from './parts-field.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { hints, labels } from './texts.ts';
import { noTime } from './values.ts';

export const HowOftenField = ({ values, mistakes, onChange }: FormProps) => (
  <HowOftenCards
    value={values.howOften}
    error={mistakes['howOften']}
    onChange={(howOften) => onChange({ howOften })}
  />
);

/** How it is taken: only what “how often” needs. */
export function ScheduleFields(props: FormProps) {
  const { values, mistakes, suggested, onChange } = props;
  const { howOften, times, cycleDoses } = values;
  if (howOften === '') return null;
  const first = times[0] ?? noTime;
  const isCycle = howOften === 'cycle';
  return (
    <>
      <PatternFields {...props} />
      {howOften === 'every_hours' && (
        <FieldPlace name="times.0">
          <TimeField
            label={labels.firstTime}
            value={first.time}
            error={mistakes['times.0']}
            isRequired
            onChange={(time) => onChange({ times: [{ ...first, time }] })}
          />
        </FieldPlace>
      )}
      {hasTimes(howOften) && (
        <DoseFields
          dose={values}
          name=""
          legend={
            isCycle && cycleDoses[0] !== undefined
              ? labels.firstParts(cycleDoses[0].cycle)
              : labels.parts
          }
          hint={hints.parts}
          mistakes={mistakes}
          suggested={suggested}
          onChange={onChange}
        />
      )}
      {isCycle && <CycleDoseFields {...props} />}
      {(howOften === 'every_hours' || howOften === 'as_needed') && (
        <PartsField
          legend={labels.parts}
          hint={hints.parts}
          name="parts"
          parts={values.parts}
          mistakes={mistakes}
          strengths={suggested.strengths}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      <PeriodFields {...props} />
    </>
  );
}
