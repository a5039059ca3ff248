import { draftOf, type ProfileAnswers } from '@caretrail/contract/profile/answers';
import { profileAnswersApi } from '../../data/profile-answers.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { useCan } from '../../session/chosen-record.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import {
  AllergiesQuestion,
  answerRows,
  DiagnosisQuestions,
  WhereYouAreQuestions,
} from '../preboarding/questions/public.ts';
import { AnswersForm } from './answers/answers-form.tsx';
import { answersTexts as texts } from './answers/texts.ts';
import { Part, useAnchor } from './part.tsx';

const parts = ['diagnosis', 'where_you_are', 'medicines'] as const;

type AnswersProps = { readonly answers: ProfileAnswers };

/** For someone who may look and not change. */
function ReadAnswers({ answers }: AnswersProps) {
  const draft = draftOf(answers);
  const shown = [
    { heading: texts.diagnosis, rows: answerRows.diagnosis(draft) },
    { heading: texts.now, rows: answerRows.where_you_are(draft) },
    { heading: texts.allergies, rows: answerRows.medicines(draft) },
  ];
  return shown.map(({ heading, rows }) => (
    <Part key={heading} id={heading} heading={heading}>
      {rows.length === 0 ? (
        <p>{texts.nothingSaid}</p>
      ) : (
        <FactList facts={rows.map(([label, content]) => ({ label, content }))} />
      )}
    </Part>
  ));
}

/** §3: what becomes the topics of the articles. */
export function ClinicalSection() {
  const canChange = useCan()('manage', 'summary');
  const loaded = loadedOf(useFresh(profileAnswersApi.useFindAnswersQuery()));
  useAnchor(loaded.status === 'succeeded');
  return (
    <LoadedPart loaded={loaded}>
      {(answers) =>
        !canChange ? (
          <ReadAnswers answers={answers} />
        ) : (
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
        )
      }
    </LoadedPart>
  );
}
