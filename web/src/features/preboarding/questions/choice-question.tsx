import { type Choice, RadioGroup } from '../../../ui/radio-group.tsx';
import { skip } from './question-texts.ts';

type ChoiceQuestionProps<V extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly labels: Readonly<Record<V, string>>;
  readonly value: V | undefined;
  readonly onAnswer: (value: V | undefined) => void;
  readonly skipLabel?: string;
  /** false where the form itself offers to leave the question open. */
  readonly hasSkip?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
};

const skipped = 'skip';

/** A question that need not be answered: the last choice is to leave it open, and it is chosen at first. */
export function ChoiceQuestion<V extends string>(props: ChoiceQuestionProps<V>) {
  const { legend, name, labels, value, onAnswer, skipLabel = skip, hint, error } = props;
  const { hasSkip = true } = props;
  const choices: Choice<V | typeof skipped>[] = [
    ...choicesOf(labels),
    ...(hasSkip ? [{ value: skipped, label: skipLabel } as const] : []),
  ];
  return (
    <RadioGroup
      legend={legend}
      name={name}
      choices={choices}
      value={value ?? (hasSkip ? skipped : undefined)}
      hint={hint}
      error={error}
      onChange={(chosen) => onAnswer(chosen === skipped ? undefined : (chosen as V))}
    />
  );
}

export const choicesOf = <V extends string>(labels: Readonly<Record<V, string>>): Choice<V>[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));
