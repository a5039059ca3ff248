import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import { limits } from '@caretrail/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { accountApi } from '../../data/account.ts';
import { profileAnswersApi } from '../../data/profile-answers.ts';
import { loadedOf, useFresh } from '../../data/request-state.ts';
import { type Errors, errorsOf, withoutError } from '../../lib/form-values.ts';
import { toApiError } from '../../lib/refusal.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { selectHasOwnRecord, selectUser } from '../../session/selectors.ts';
import { rememberUser } from '../../session/sign-in-steps.ts';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks.ts';
import { useProfileDraft } from '../../shell/use-profile-draft.ts';
import { Alert } from '../../ui/alert.tsx';
import { LeaveDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { KeptNote } from '../../ui/kept-note.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PeopleQuestions, questions, YouQuestions } from '../preboarding/questions/public.ts';
import { AnswersForm } from './answers/answers-form.tsx';
import { answersTexts as texts } from './answers/texts.ts';
import { Part, useAnchor } from './part.tsx';
import { SaveBar } from './save-bar.tsx';
import { placeHref } from './sections.ts';
import { settingsTexts } from './texts.ts';

/** Shown here, changed under Security, because it is used to sign in. */
function OwnAddress() {
  const loaded = loadedOf(accountApi.useFindAccountQuery(), () => texts.emailNotLoaded);
  if (loaded.status === 'failed') {
    return <ErrorState message={loaded.error} onRetry={loaded.onRetry} />;
  }
  return (
    <dl>
      <dt className="font-semibold">{texts.email}</dt>
      <dd className="wrap-anywhere">
        {loaded.status === 'succeeded' ? (
          loaded.data.email
        ) : (
          <span role="status" className="text-ink-soft">
            {settingsTexts.loading}
          </span>
        )}
      </dd>
      <dd className="text-ink-soft">{texts.emailNote}</dd>
      <dd>
        <Link to={placeHref('security', 'email')} className="link">
          {texts.emailChange}
        </Link>
      </dd>
    </dl>
  );
}

type Names = { readonly first_name: string; readonly last_name: string };
type Saving =
  | { readonly status: 'idle' | 'loading' | 'succeeded' }
  | { readonly status: 'failed'; readonly text: string | null; readonly errors: Errors };

const fields = ['first_name', 'last_name'] as const;
const same = (names: Names): Names => names;
const isSame = (one: Names, other: Names): boolean =>
  fields.every((field) => one[field] === other[field]);

/** An administrator has no profile: the name is all there is to write. */
function NamesForm() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const stored = { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' };
  const draft = useProfileDraft<Names, Names>('names', stored, same, isSame);
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [tries, setTries] = useState(0);
  const guard = useLeaveGuard(draft.isChanged);
  const errors = saving.status === 'failed' ? saving.errors : {};

  const refuse = (text: string | null, found: Errors): void => {
    setTries(tries + 1);
    setSaving({ status: 'failed', text, errors: found });
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const parsed = accountEndpoints.rename.body.safeParse(draft.typed);
    if (!parsed.success) return refuse(null, errorsOf(parsed.error.issues));
    if (saving.status === 'loading') return undefined;
    draft.onSend();
    setSaving({ status: 'loading' });
    try {
      const rename = accountApi.endpoints.editNames.initiate({ body: parsed.data });
      dispatch(rememberUser(await dispatch(rename).unwrap()));
      draft.onSaved(parsed.data);
      setSaving({ status: 'succeeded' });
    } catch (error) {
      const { text, fields: found } = toApiError(error);
      refuse(Object.keys(found).length > 0 ? null : text, found);
    }
    return undefined;
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="space-y-7">
      {draft.restored && <KeptNote {...draft.restored} />}
      {Object.keys(errors).length > 0 && (
        <ErrorSummary key={tries} errors={errors} order={fields} />
      )}
      {saving.status === 'failed' && saving.text !== null && <Alert>{saving.text}</Alert>}
      <OwnAddress />
      {fields.map((field) => (
        <TextField
          key={field}
          label={questions.you[field]}
          name={field}
          value={draft.typed[field]}
          error={errors[field]}
          required
          maxLength={limits.text.name}
          autoComplete={field === 'first_name' ? 'given-name' : 'family-name'}
          onChange={({ currentTarget: { value } }) => {
            draft.put({ ...draft.typed, [field]: value });
            setSaving((before) =>
              before.status === 'failed'
                ? { ...before, errors: withoutError(before.errors, field) }
                : { status: 'idle' },
            );
          }}
        />
      ))}
      <SaveBar
        isChanged={draft.isChanged}
        isBusy={saving.status === 'loading'}
        isSaved={saving.status === 'succeeded'}
        onUndo={draft.onStartAfresh}
      />
      <LeaveDialog guard={guard} what={texts.you} />
    </form>
  );
}

/** Who one is; for an administrator that is their name. */
export function YouSection() {
  return useAppSelector(selectHasOwnRecord) ? <Patient /> : <NamesForm />;
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
