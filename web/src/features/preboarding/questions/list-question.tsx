import { limits } from '@caretrail/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import { LineList } from '../../../ui/line-list.tsx';
import type { ListField, QuestionProps } from './answer.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { questions } from './question-texts.ts';

type ListQuestionProps = {
  readonly legend: string;
  readonly name: ListField;
  readonly labels: { readonly yes: string; readonly none: string };
  readonly listLabel: string;
  readonly itemLabel: string;
  readonly addText: string;
  /** undefined: not answered; empty: none. */
  readonly value: readonly string[] | undefined;
  readonly onAnswer: (value: string[] | undefined) => void;
  /** Kept by the form around it, so that a "yes" without an entry is not forgotten. */
  readonly step: Pick<QuestionProps, 'errors' | 'isListing' | 'onListing'>;
  /** Entries that are ticked instead of written; they come first. */
  readonly ticked?: readonly string[];
  readonly ticks?: ReactNode;
};

/** Where the form itself offers to leave the question open. */
type Openness = { readonly isAlone?: boolean | undefined };

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** Yes, none, or unanswered; with "yes" one entry per line. */
export function ListQuestion(props: ListQuestionProps & Openness) {
  const { legend, name, labels, listLabel, itemLabel, addText, value, onAnswer, step } = props;
  const { ticked = [], ticks, isAlone = false } = props;
  const id = useId();
  const isListing = step.isListing(name);
  const [lines, setLines] = useState<readonly string[]>(
    () => value?.filter((entry) => !ticked.includes(entry)) ?? [],
  );

  const onLines = (next: readonly string[]): void => {
    setLines(next);
    const all = [...ticked, ...filled(next)];
    onAnswer(all.length === 0 ? undefined : all);
  };
  const onChoice = (choice: 'yes' | 'none' | undefined): void => {
    step.onListing(name, choice === 'yes');
    if (choice === 'yes') onLines(lines);
    else onAnswer(choice === 'none' ? [] : undefined);
  };
  const choice = isListing ? 'yes' : value === undefined ? undefined : 'none';

  return (
    <div className="space-y-4">
      <ChoiceQuestion
        legend={legend}
        name={`${name}.choice`}
        labels={labels}
        value={choice}
        hasSkip={!isAlone}
        error={isListing ? undefined : step.errors[name]}
        onAnswer={onChoice}
      />
      {isListing && (
        <div className="space-y-5 border-s-4 border-rule ps-4">
          {ticks}
          <div role="group" aria-labelledby={id}>
            <p id={id} className="mb-1.5 font-semibold">
              {listLabel}
            </p>
            <LineList
              itemLabel={itemLabel}
              name={name}
              lines={lines}
              onChange={onLines}
              addText={addText}
              maxLength={limits.text.short}
              most={limits.preboarding.listEntries - ticked.length}
              error={step.errors[name]}
            />
          </div>
        </div>
      )}
    </div>
  );
}

const texts = questions.medicines;

export function AllergiesQuestion(props: QuestionProps & Openness) {
  return (
    <ListQuestion
      isAlone={props.isAlone}
      legend={texts.allergies}
      name="medicines.allergies"
      labels={{ yes: texts.allergiesYes, none: texts.allergiesNone }}
      listLabel={texts.allergiesList}
      itemLabel={texts.allergy}
      addText={texts.addAllergy}
      value={props.draft.medicines.allergies}
      step={props}
      onAnswer={(value) => props.onAnswer({ part: 'medicines', name: 'allergies', value })}
    />
  );
}
