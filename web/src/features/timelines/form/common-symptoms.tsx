import { messages } from '@caretrail/contract/i18n/messages';
import { commonSymptoms, symptomName } from '@caretrail/contract/preboarding/symptoms';
import type { TimelineEvent } from '@caretrail/contract/timelines/schema';
import { useState } from 'react';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { toggledSymptom } from './begun-as.ts';
import { ownSymptoms } from './own-symptoms.ts';
import type { FormProps } from './use-event-form.ts';

const texts = messages('timelines/common-symptoms', {
  own: 'Recorded before',
  label: 'Common symptoms',
});

/** A seizure has a form of its own. */
const offered = commonSymptoms.filter((each) => each !== 'Seizures').map(symptomName);

type GroupProps = FormProps & { readonly label: string; readonly names: readonly string[] };

const Group = ({ label, names, values, onChange }: GroupProps) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-2.5">
    {names.map((name) => (
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

type CommonSymptomsProps = FormProps & { readonly events: readonly TimelineEvent[] };

/** One tap records one of the person's own symptoms, or a common one; any other is typed below. */
export function CommonSymptoms({ events, ...form }: CommonSymptomsProps) {
  // As it was when the form was opened: nothing moves under a finger when the list is loaded again.
  const [own] = useState(() => ownSymptoms(events, offered));
  return (
    <div className="space-y-4">
      {own.length > 0 && <Group {...form} label={texts.own} names={own} />}
      <Group {...form} label={texts.label} names={offered} />
    </div>
  );
}
