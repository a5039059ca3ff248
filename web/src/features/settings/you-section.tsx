import { profileAnswersApi } from '../../data/profile-answers.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { selectUser } from '../../session/selectors.ts';
import { useAppSelector } from '../../session/store-hooks.ts';
import { PeopleQuestions, YouQuestions } from '../preboarding/public.ts';
import { AnswersForm } from './answers/answers-form.tsx';
import { answersTexts as texts } from './answers/texts.ts';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { NamesForm } from './names-form.tsx';
import { OwnAddress } from './own-address.tsx';
import { Part } from './part.tsx';
import { useAnchor } from './use-anchor.ts';

/** Who one is; for an administrator that is their name. */
export function YouSection() {
  const isPatient = useAppSelector(selectUser)?.user_type === 'patient';
  return isPatient ? <Patient /> : <NamesForm />;
}

function Patient() {
  const loaded = loadedOf(useFresh(profileAnswersApi.useFindAnswersQuery()));
  useAnchor(loaded.status === 'succeeded');
  return (
    <LoadedPart loaded={loaded}>
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
