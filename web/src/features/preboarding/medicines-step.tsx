import { AllergiesQuestion } from '../../shell/questions/allergies-question.tsx';
import { ListQuestion } from '../../shell/questions/list-question.tsx';
import { questions } from '../../shell/questions/question-texts.ts';
import type { QuestionProps } from '../../shell/questions/question-props.ts';

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
