import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { PeopleQuestions } from '../../shell/questions/people-questions.tsx';
import { YouQuestions } from '../../shell/questions/you-questions.tsx';
import { AnswersForm } from './answers/answers-form.tsx';
import { loadAnswers } from './answers/load-answers.ts';
import { answersTexts as texts } from './answers/texts.ts';
import { LoadedPart } from './loaded-part.tsx';
import { NamesForm } from './names-form.tsx';
import { OwnAddress } from './own-address.tsx';
import { Part } from './part.tsx';
import { useAnchor } from './use-anchor.ts';
import { useReloadable } from './use-reloadable.ts';

/** Who somebody is; for an administrator that is their name. */
export function YouSection() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  return isPatient ? <Patient /> : <NamesForm />;
}

function Patient() {
  const { loaded, onRetry } = useReloadable(loadAnswers);
  useAnchor(loaded.status === 'succeeded');
  return (
    <LoadedPart loaded={loaded} onRetry={onRetry}>
      {(answers) => (
        <AnswersForm name="you" parts={['you', 'people']} loaded={answers} what={texts.you}>
          {(questions) => (
            <>
              <OwnAddress />
              <YouQuestions {...questions} timeZoneHint={texts.timeZoneHint} />
              <Part id="people" heading={texts.people} lead={texts.peopleLead}>
                <div className="space-y-7">
                  <PeopleQuestions {...questions} />
                </div>
              </Part>
            </>
          )}
        </AnswersForm>
      )}
    </LoadedPart>
  );
}
