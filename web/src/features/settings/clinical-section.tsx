import { profileAnswersApi } from '../../data/profile-answers.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import {
  AllergiesQuestion,
  DiagnosisQuestions,
  WhereYouAreQuestions,
} from '../preboarding/questions/public.ts';
import { AnswersForm } from './answers/answers-form.tsx';
import { answersTexts as texts } from './answers/texts.ts';
import { Part, useAnchor } from './part.tsx';

const parts = ['diagnosis', 'where_you_are', 'medicines'] as const;

/** §3: what becomes the topics of the articles. */
export function ClinicalSection() {
  const loaded = loadedOf(useFresh(profileAnswersApi.useFindAnswersQuery()));
  useAnchor(loaded.status === 'succeeded');
  return (
    <LoadedPart loaded={loaded}>
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
