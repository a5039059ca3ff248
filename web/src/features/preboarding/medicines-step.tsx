import { ListQuestion } from './list-question.tsx';
import { questions } from './question-texts.ts';
import type { StepProps } from './step-props.ts';

const texts = questions.medicines;

export function MedicinesStep(props: StepProps) {
  const { draft, onAnswer } = props;
  const { medicines, allergies } = draft.medicines;
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
      <ListQuestion
        legend={texts.allergies}
        name="medicines.allergies"
        labels={{ yes: texts.allergiesYes, none: texts.allergiesNone }}
        listLabel={texts.allergiesList}
        itemLabel={texts.allergy}
        addText={texts.addAllergy}
        value={allergies}
        step={props}
        onAnswer={(value) => onAnswer({ part: 'medicines', name: 'allergies', value })}
      />
    </>
  );
}
