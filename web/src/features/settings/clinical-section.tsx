import { AllergiesQuestion } from '../../shell/questions/allergies-question.tsx';
import { DiagnosisQuestions } from '../../shell/questions/diagnosis-questions.tsx';
import { WhereYouAreQuestions } from '../../shell/questions/where-you-are-questions.tsx';
import { AnswersForm } from './answers/answers-form.tsx';
import { loadAnswers } from './answers/load-answers.ts';
import { answersTexts as texts } from './answers/texts.ts';
import { LoadedPart } from './loaded-part.tsx';
import { Part } from './part.tsx';
import { useAnchor } from './use-anchor.ts';
import { useReloadable } from './use-reloadable.ts';

const parts = ['diagnosis', 'where_you_are', 'medicines'] as const;

/** §3: what becomes the topics of the articles. */
export function ClinicalSection() {
  const { loaded, onRetry } = useReloadable(loadAnswers);
  useAnchor(loaded.status === 'succeeded');
  return (
    <LoadedPart loaded={loaded} onRetry={onRetry}>
      {(answers) => (
        <AnswersForm name="clinical" parts={parts} loaded={answers} what={texts.clinical}>
          {(questions) => (
            <>
              <p className="text-ink-soft">{texts.clinicalLead}</p>
              <Part id="diagnosis" heading={texts.diagnosis}>
                <div className="space-y-7">
                  <DiagnosisQuestions {...questions} />
                </div>
              </Part>
              <Part id="now" heading={texts.now}>
                <div className="space-y-7">
                  <WhereYouAreQuestions {...questions} />
                </div>
              </Part>
              <Part id="allergies" heading={texts.allergies}>
                <AllergiesQuestion {...questions} />
              </Part>
            </>
          )}
        </AnswersForm>
      )}
    </LoadedPart>
  );
}
