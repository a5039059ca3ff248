import { commonSymptoms, symptomName } from '@caretrail/contract/preboarding/symptoms';
import { TickBox } from '../../../ui/tick-box.tsx';
import type { QuestionProps } from './answer.ts';
import { fieldsOf } from './bound-fields.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { ListQuestion } from './list-question.tsx';
import { questions } from './question-texts.ts';

const texts = questions.where_you_are;

export function SymptomsQuestion(
  props: QuestionProps & { readonly isAlone?: boolean | undefined },
) {
  const { draft, onAnswer } = props;
  const { symptoms } = draft.where_you_are;
  const ticked = commonSymptoms.filter((each) => symptoms?.includes(each));

  const onSymptoms = (value: string[] | undefined): void =>
    onAnswer({ part: 'where_you_are', name: 'symptoms', value });
  const onTick = (symptom: string, isTicked: boolean): void => {
    const others = symptoms?.filter((each) => each !== symptom) ?? [];
    const next = isTicked ? [...others, symptom] : others;
    onSymptoms(next.length === 0 ? undefined : next);
  };

  return (
    <ListQuestion
      isAlone={props.isAlone}
      legend={texts.symptoms}
      name="where_you_are.symptoms"
      labels={{ yes: texts.symptomsYes, none: texts.symptomsNone }}
      listLabel={texts.symptomsOther}
      itemLabel={texts.symptom}
      addText={texts.addSymptom}
      value={symptoms}
      step={props}
      ticked={ticked}
      onAnswer={onSymptoms}
      ticks={
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.symptomsWhich}</legend>
          {commonSymptoms.map((symptom) => (
            <TickBox
              key={symptom}
              label={symptomName(symptom)}
              checked={ticked.includes(symptom)}
              onChange={(event) => onTick(symptom, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      }
    />
  );
}

export const WhereYouAreQuestions = (props: QuestionProps) => (
  <>
    <ChoiceQuestion {...fieldsOf(props, 'where_you_are').choice('stage')} hint={texts.stageHint} />
    <SymptomsQuestion {...props} />
  </>
);
