import { AllergiesQuestion } from './questions/allergies-question.tsx';
import { ListQuestion } from './questions/list-question.tsx';
import { questions } from './questions/question-texts.ts';
import type { QuestionProps } from './questions/question-props.ts';

const texts = questions.medicines;

export function MedicinesStep(props: QuestionProps) {
  const { draft, onAnswer } = props;
  const { medicines } = draft.medicines;
  return (
    <>
      <ListQuestion
        legend={texts.medicines}
        name="medicines.medicines"
        labels={{ yes: texts.medicinesYes, none: texts.medicinesNone }}
        listLabel={texts.medicinesList}
        itemLabel={texts.medicine}
        addText={texts.addMedicine}
        value={medicines}
        step={props}
        onAnswer={(value) => onAnswer({ part: 'medicines', name: 'medicines', value })}
      />
      <AllergiesQuestion {...props} />
    </>
  );
}
