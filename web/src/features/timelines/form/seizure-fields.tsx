import { messages } from '@caretrail/contract/i18n/messages';
import {
  bodySideLabels,
  seizureAwarenessLabels,
  seizureKindLabels,
  seizureTriggerLabels,
} from '@caretrail/contract/timelines/format-seizure';
import {
  bodySides,
  seizureAwareness,
  type SeizureDetails,
  seizureKinds,
  seizureTriggers,
} from '@caretrail/contract/timelines/seizure';
import { symptomLengthLabels } from '@caretrail/contract/timelines/format-lasted';
import { symptomLengths } from '@caretrail/contract/timelines/lasted';
import { type ReactNode, useId } from 'react';
import { inRecord } from '../../../lib/in-record.ts';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { labels } from '../field-labels.ts';
import type { FormValues } from './values.ts';

const seizureTexts = inRecord(
  messages('timelines/seizure-fields', {
    kind: 'What did it look like?',
    awareness: 'Were you aware of it?',
    triggers: 'What came before it?',
    rescue_medicine: 'Did you take rescue medicine?',
    injured: 'Were you injured?',
    ambulance: 'Was an ambulance called?',
    yes: 'Yes',
    no: 'No',
  }),
  messages('timelines/seizure-fields-theirs', {
    awareness: 'Was {patient} aware of it?',
    rescue_medicine: 'Did {patient} take rescue medicine?',
    injured: 'Was {patient} injured?',
  }),
);

type QuestionProps = { readonly label: string; readonly children: ReactNode };

/** A question with answers side by side. None is needed. */
function Question({ label, children }: QuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="space-y-2">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </div>
  );
}

type ChoiceProps<V extends string> = {
  readonly label: string;
  readonly choices: readonly V[];
  readonly labels: Readonly<Record<V, string>>;
  readonly isChosen: (choice: V) => boolean;
  readonly onPress: (choice: V) => void;
};

/** A second tap takes an answer back. */
const Choices = <V extends string>(props: ChoiceProps<V>) => (
  <Question label={props.label}>
    {props.choices.map((choice) => (
      <ToggleButton
        key={choice}
        isPressed={props.isChosen(choice)}
        onClick={() => props.onPress(choice)}
        className="px-4"
      >
        {props.labels[choice]}
      </ToggleButton>
    ))}
  </Question>
);

type Details = Omit<SeizureDetails, 'seconds'>;

type SeizureFieldsProps = {
  readonly seizure: Details;
  readonly onChange: (changes: Partial<Details>) => void;
};

type YesOrNo = 'rescue_medicine' | 'injured' | 'ambulance';

const answers = ['yes', 'no'] as const;

/** Not answered, yes or no. */
export const YesNo = ({
  name,
  seizure,
  onChange,
}: SeizureFieldsProps & { readonly name: YesOrNo }) => (
  <Choices
    label={seizureTexts[name]}
    choices={answers}
    labels={seizureTexts}
    isChosen={(answer) => seizure[name] === (answer === 'yes')}
    onPress={(answer) => {
      const isYes = answer === 'yes';
      onChange({ [name]: seizure[name] === isYes ? null : isYes });
    }}
  />
);

export const KindQuestion = ({ seizure, onChange }: SeizureFieldsProps) => (
  <Choices
    label={seizureTexts.kind}
    choices={seizureKinds}
    labels={seizureKindLabels}
    isChosen={(kind) => kind === seizure.kind}
    onPress={(kind) => onChange({ kind: kind === seizure.kind ? null : kind })}
  />
);

export const AwarenessQuestion = ({ seizure, onChange }: SeizureFieldsProps) => (
  <Choices
    label={seizureTexts.awareness}
    choices={seizureAwareness}
    labels={seizureAwarenessLabels}
    isChosen={(each) => each === seizure.awareness}
    onPress={(each) => onChange({ awareness: each === seizure.awareness ? null : each })}
  />
);

export const TriggersQuestion = ({ seizure, onChange }: SeizureFieldsProps) => (
  <Choices
    label={seizureTexts.triggers}
    choices={seizureTriggers}
    labels={seizureTriggerLabels}
    isChosen={(each) => seizure.triggers.includes(each)}
    onPress={(each) =>
      onChange({
        triggers: seizure.triggers.includes(each)
          ? seizure.triggers.filter((other) => other !== each)
          : [...seizure.triggers, each],
      })
    }
  />
);

type LastedProps = {
  readonly value: FormValues['lasted'];
  readonly onChange: (lasted: FormValues['lasted']) => void;
};

/** Of a symptom. */
export const LastedField = ({ value, onChange }: LastedProps) => (
  <Choices
    label={labels.lasted}
    choices={symptomLengths}
    labels={symptomLengthLabels}
    isChosen={(each) => each === value}
    onPress={(each) => onChange(each === value ? '' : each)}
  />
);

/** All that can be said of a seizure, in the form of its event. */
export const SeizureFields = (props: SeizureFieldsProps) => (
  <div className="space-y-6">
    <KindQuestion {...props} />
    <AwarenessQuestion {...props} />
    <TriggersQuestion {...props} />
    <YesNo name="rescue_medicine" {...props} />
    <YesNo name="injured" {...props} />
    <YesNo name="ambulance" {...props} />
  </div>
);

type BodySideProps = {
  readonly value: FormValues['body_side'];
  readonly onChange: (side: FormValues['body_side']) => void;
};

export const BodySideField = ({ value, onChange }: BodySideProps) => (
  <Choices
    label={labels.body_side}
    choices={bodySides}
    labels={bodySideLabels}
    isChosen={(side) => side === value}
    onPress={(side) => onChange(side === value ? '' : side)}
  />
);
