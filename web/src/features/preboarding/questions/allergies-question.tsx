import type { QuestionProps } from './answer.ts';
import { ListQuestion } from './list-question.tsx';
import { questions } from './question-texts.ts';

const texts = questions.medicines;

export function AllergiesQuestion(props: QuestionProps) {
  return (
    <ListQuestion
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
