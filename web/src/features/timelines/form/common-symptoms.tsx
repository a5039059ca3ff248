import { messages } from '@caretrail/contract/i18n/messages';
import { commonSymptoms, symptomName } from '@caretrail/contract/preboarding/symptoms';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { toggledSymptom } from './begun-as.ts';
import type { FormProps } from './use-event-form.ts';

const texts = messages('timelines/common-symptoms', { label: 'Common symptoms' });

/** A seizure has a form of its own. */
const offered = commonSymptoms.filter((each) => each !== 'Seizures').map(symptomName);

/** One tap records a common symptom; any other is typed below. */
export const CommonSymptoms = ({ values, onChange }: FormProps) => (
  <div role="group" aria-label={texts.label} className="flex flex-wrap gap-2.5">
    {offered.map((name) => (
      <ToggleButton
        key={name}
        isPressed={values.symptoms.includes(name)}
        onClick={() => onChange({ symptoms: toggledSymptom(values.symptoms, name) })}
        className="px-4"
      >
        {name}
      </ToggleButton>
    ))}
  </div>
);
