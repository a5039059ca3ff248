import type { Account } from '@caretrail/contract/account/schema';
import type { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { AnswerOf } from '@caretrail/contract/http/endpoint';
import { useState } from 'react';
import { accountApi } from '../../../data/account.ts';
import { api } from '../../../data/api.ts';
import { ownZone } from '../../../lib/own-zone.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { enrolTotp, passSecondFactor, rememberUser } from '../../../session/sign-in-steps.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { ConfirmApp } from '../../../shell/second-factor/confirm-app.tsx';
import { RecoveryCodes } from '../../../shell/second-factor/recovery-codes.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatDay } from '../../../lib/format-moment.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { securityTexts as texts } from './texts.ts';

/** Where changing the second step stands. */
type SecondStepState =
  | { readonly at: 'resting' | 'busy' }
  | { readonly at: 'failed' | 'done'; readonly text: string }
  | { readonly at: 'set-up'; readonly enrolment: AnswerOf<typeof authEndpoints.enrolTotp> }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly why?: string };

const { createRecoveryCodes, chooseEmailCode } = accountApi.endpoints;

/** Which second step the account uses, and the ways to change it. */
export function SecondStep({ account }: { readonly account: Account }) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [state, setState] = useState<SecondStepState>({ at: 'resting' });
  const [isAsking, setAsking] = useState(false);
  const isBusy = state.at === 'busy';
  const opener = useFocusAfter<HTMLButtonElement>(state.at === 'set-up' || state.at === 'codes');

  const attempt = async (work: () => Promise<SecondStepState>): Promise<void> => {
    setState({ at: 'busy' });
    try {
      const next = await confirmed(work);
      setState(next === brokenOff ? { at: 'resting' } : next);
    } catch (error) {
      setState({ at: 'failed', text: toApiError(error).text });
    }
  };
  const onSetUp = (): Promise<void> =>
    attempt(async () => ({ at: 'set-up', enrolment: await enrolTotp() }));
  const onNewCodes = (): Promise<void> =>
    attempt(async () => {
      // They are shown once: the store does not hold them.
      const call = createRecoveryCodes.initiate({}, { track: false });
      const { recovery_codes: codes } = await dispatch(call).unwrap();
      return { at: 'codes', codes, why: texts.codesWhy };
    });
  const onEmail = (): Promise<void> => {
    setAsking(false);
    return attempt(async () => {
      dispatch(rememberUser(await dispatch(chooseEmailCode.initiate({})).unwrap()));
      return { at: 'done', text: texts.emailDone };
    });
  };
  const onKept = (): void => {
    setState({ at: 'resting' });
    dispatch(api.util.invalidateTags(['account', 'sessions']));
  };

  if (state.at === 'set-up') {
    return (
      <div className="max-w-[34rem] space-y-6">
        <p>{texts.appWhat}</p>
        <ConfirmApp
          enrolment={state.enrolment}
          onConfirmed={(answer) => {
            dispatch(passSecondFactor(answer));
            setState({ at: 'codes', codes: answer.recovery_codes });
          }}
        />
        <Button look="secondary" onClick={() => setState({ at: 'resting' })}>
          {texts.stop}
        </Button>
      </div>
    );
  }
  if (state.at === 'codes') {
    return (
      <div className="max-w-[34rem] space-y-4">
        <RecoveryCodes
          codes={state.codes}
          {...(state.why !== undefined && { why: state.why })}
          onKept={onKept}
        />
      </div>
    );
  }
  const since = account.app_since;
  return (
    <>
      {state.at === 'done' && <Notice>{state.text}</Notice>}
      {state.at === 'failed' && <Alert>{state.text}</Alert>}
      <p>{since === null ? texts.byEmail : texts.byApp({ since: formatDay(since, ownZone()) })}</p>
      {since !== null && <p>{texts.codesLeft({ count: account.recovery_codes_left })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button ref={opener} look="secondary" isBusy={isBusy} onClick={() => void onSetUp()}>
          {since === null ? texts.useApp : texts.anotherApp}
        </Button>
        {since !== null && (
          <Button look="secondary" isBusy={isBusy} onClick={() => void onNewCodes()}>
            {texts.newCodes}
          </Button>
        )}
        {since !== null && account.may_use_email_code && (
          <Button look="quiet" isBusy={isBusy} onClick={() => setAsking(true)}>
            {texts.useEmail}
          </Button>
        )}
      </div>
      <ConfirmDialog
        heading={texts.emailQuestion}
        confirmText={texts.emailConfirm}
        isLosing
        isOpen={isAsking}
        onConfirm={() => void onEmail()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.emailMeaning}</p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
