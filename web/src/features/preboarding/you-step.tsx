import { fieldsOf } from './questions/bound-fields.ts';
import type { QuestionProps } from './questions/question-props.ts';
import { questions } from './questions/question-texts.ts';
import { YouQuestions } from './questions/you-questions.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

export function YouStep(props: QuestionProps) {
  const { radios } = fieldsOf(props, 'you');
  const isPatient = props.draft.you.filled_in_by === 'patient';
  return (
    <>
      <div>
        <RadioGroup {...radios('filled_in_by')} />
        <div aria-live="polite">
          {!isPatient && (
            <p className="mt-3 border-s-4 border-rule ps-4">{questions.you.aboutPatient}</p>
          )}
        </div>
      </div>
      <YouQuestions {...props} />
    </>
  );
}
