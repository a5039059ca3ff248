import { type Choice, RadioGroup } from '../../../ui/radio-group.tsx';
import { skip } from './question-texts.ts';

type ChoiceQuestionProps<V extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly labels: Readonly<Record<V, string>>;
  readonly value: V | undefined;
  readonly onAnswer: (value: V | undefined) => void;
  readonly skipLabel?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
};

const skipped = 'skip';

/** A question that need not be answered: the last choice is to leave it open, and it is chosen at first. */
export function ChoiceQuestion<V extends string>(props: ChoiceQuestionProps<V>) {
  const { legend, name, labels, value, onAnswer, skipLabel = skip, hint, error } = props;
  const choices: Choice<V | typeof skipped>[] = [
    ...choicesOf(labels),
    { value: skipped, label: skipLabel },
  ];
  return (
    <RadioGroup
      legend={legend}
      name={name}
      choices={choices}
      value={value ?? skipped}
      hint={hint}
      error={error}
      onChange={(chosen) => onAnswer(chosen === skipped ? undefined : (chosen as V))}
    />
  );
}

export const choicesOf = <V extends string>(labels: Readonly<Record<V, string>>): Choice<V>[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));
