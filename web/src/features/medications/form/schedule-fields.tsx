import { FieldPlace } from '../../../ui/field-place.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import type { FormProps } from './form-props.ts';
import { hasTimes } from './how-often.ts';
import { HowOftenCards } from './how-often-cards.tsx';
import { PartsField } from './parts-field.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { hints, labels } from './texts.ts';
import { TimesField } from './times-field.tsx';
import { noTime } from './values.ts';

/** How it is taken: first how often, then only what that needs. */
export function ScheduleFields(props: FormProps) {
  const { values, mistakes, onChange } = props;
  const { howOften, times, isDoseDifferent } = values;
  const first = times[0] ?? noTime;
  const isEachDifferent = isDoseDifferent && howOften !== '' && hasTimes(howOften);
  return (
    <>
      <FieldPlace name="howOften">
        <HowOftenCards
          value={howOften}
          error={mistakes['howOften']}
          onChange={(next) => onChange({ howOften: next })}
        />
      </FieldPlace>
      {howOften !== '' && (
        <>
          <PatternFields {...props} />
          {hasTimes(howOften) && <TimesField {...props} />}
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
          {howOften !== 'taper' && !isEachDifferent && (
            <PartsField
              legend={labels.parts}
              hint={hints.parts}
              name="parts"
              parts={values.parts}
              mistakes={mistakes}
              onChange={(parts) => onChange({ parts })}
            />
          )}
          <PeriodFields {...props} />
        </>
      )}
    </>
  );
}
