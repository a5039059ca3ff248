import { accountEndpoints } from '@caretrail/contract/account/endpoints';
import type { Account } from '@caretrail/contract/account/schema';
import type { BodyOf } from '@caretrail/contract/http/endpoint';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { accountApi } from '../../../data/account.ts';
import { textIn } from '../../../lib/form-values.ts';
import { toApiError } from '../../../lib/refusal.ts';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { useFormSend } from '../../../lib/use-form-send.ts';
import { useAppDispatch } from '../../../session/store-hooks.ts';
import { DemoMailNote } from '../../../shell/demo-mail-note.tsx';
import { ResendCode } from '../../../shell/second-factor/resend-code.tsx';
import { emailCodeTexts } from '../../../shell/second-factor/texts.ts';
import { brokenOff, useStepUp } from '../../../shell/second-factor/use-step-up.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SendForm } from '../../../ui/send-form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { codeMinutes, emailTexts as texts, undoHours } from './texts.ts';

type ChangeEmailProps = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onChanged: (account: Account) => void;
};

const { requestEmailChange, confirmEmailChange } = accountApi.endpoints;

type Asked = BodyOf<typeof accountEndpoints.askEmailChange>;

type State =
  | { readonly at: 'resting' | 'changed' }
  | { readonly at: 'asking'; readonly typed: string }
  /** The password is kept for another code until the form closes. */
  | { readonly at: 'code'; readonly asked: Asked; readonly resendAt: number };

/** The e-mail address and how to change it: a code is sent to the new one. */
export function ChangeEmail({ email, hasPassword, onChanged }: ChangeEmailProps) {
  const dispatch = useAppDispatch();
  const { confirmed, dialog } = useStepUp();
  const [state, setState] = useState<State>({ at: 'resting' });
  const isResting = state.at === 'resting' || state.at === 'changed';
  const opener = useFocusAfter<HTMLButtonElement>(!isResting);

  const ask = async (asked: Asked): Promise<void> => {
    const call = requestEmailChange.initiate({ body: asked }, { track: false });
    const sent = await confirmed(() => dispatch(call).unwrap());
    if (sent === brokenOff) return;
    setState({ at: 'code', asked, resendAt: Date.now() + sent.resend_after * 1000 });
  };
  const confirm = async (body: { readonly code: string }): Promise<void> => {
    const call = confirmEmailChange.initiate({ body }, { track: false });
    const account = await confirmed(() => dispatch(call).unwrap());
    if (account === brokenOff) return;
    setState({ at: 'changed' });
    onChanged(account);
  };
  const cancel = (
    <Button look="quiet" className="-ms-5" onClick={() => setState({ at: 'resting' })}>
      {texts.cancel}
    </Button>
  );

  return (
    <div className="max-w-[30rem] space-y-4">
      {state.at === 'changed' && <Notice>{texts.changed({ hours: undoHours })}</Notice>}
      <p className="font-semibold wrap-anywhere">{email}</p>
      {isResting && (
        <Button ref={opener} look="secondary" onClick={() => setState({ at: 'asking', typed: '' })}>
          {texts.change}
        </Button>
      )}
      {state.at === 'asking' && (
        <AddressForm ownEmail={hasPassword ? email : null} typed={state.typed} onAsk={ask}>
          {cancel}
        </AddressForm>
      )}
      {state.at === 'code' && (
        <CodeForm
          email={state.asked.email}
          resendAt={state.resendAt}
          onResend={() => ask(state.asked)}
          onConfirm={confirm}
        >
          <Button
            look="quiet"
            className="-ms-5"
            onClick={() => setState({ at: 'asking', typed: state.asked.email })}
          >
            {texts.another}
          </Button>
          {cancel}
        </CodeForm>
      )}
      {dialog}
    </div>
  );
}

type AddressFormProps = {
  /** Whose password is asked for; null where there is none. */
  readonly ownEmail: string | null;
  readonly typed: string;
  readonly onAsk: (asked: Asked) => Promise<void>;
  readonly children: ReactNode;
};

function AddressForm({ ownEmail, typed, onAsk, children }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=email]')?.focus(), []);
  const sending = useFormSend({
    schema: accountEndpoints.askEmailChange.body,
    read: (element) => ({
      email: textIn(element, 'email'),
      ...(ownEmail !== null && { password: textIn(element, 'password') }),
    }),
    send: onAsk,
  });
  return (
    <>
      <SendForm
        form={form}
        sending={sending}
        submitText={sending.isBusy ? texts.sending : texts.send}
      >
        <TextField
          label={texts.newAddress}
          hint={texts.newAddressHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
          error={sending.errors['email']}
        />
        {ownEmail !== null && (
          <>
            {/* Tells password managers whose password this is. */}
            <input type="text" autoComplete="username" value={ownEmail} readOnly hidden />
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              error={sending.errors['password']}
              isSent={sending.isBusy}
            />
          </>
        )}
      </SendForm>
      {children}
    </>
  );
}

type CodeFormProps = {
  readonly email: string;
  readonly resendAt: number;
  readonly onResend: () => Promise<void>;
  readonly onConfirm: (body: { readonly code: string }) => Promise<void>;
  readonly children: ReactNode;
};

function CodeForm({ email, resendAt, onResend, onConfirm, children }: CodeFormProps) {
  const [resending, setResending] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const sending = useFormSend({
    schema: accountEndpoints.confirmEmailChange.body,
    read: (form) => ({ code: textIn(form, 'code') }),
    send: onConfirm,
  });
  const resend = async (): Promise<void> => {
    sending.onForget();
    setResending({ isBusy: true, problem: null });
    const problem = await onResend().then(
      () => null,
      (error: unknown) => toApiError(error).text,
    );
    setResending({ isBusy: false, problem });
  };
  return (
    <>
      <Notice key={resendAt}>{texts.sent({ address: email, minutes: codeMinutes })}</Notice>
      <DemoMailNote />
      <SendForm
        sending={{ ...sending, refusal: sending.refusal ?? resending.problem }}
        submitText={sending.isBusy ? emailCodeTexts.submitting : texts.confirm}
      >
        <CodeField label={emailCodeTexts.code} error={sending.errors['code']} isSentOnPaste />
      </SendForm>
      <ResendCode isSending={resending.isBusy} resendAt={resendAt} onResend={() => void resend()} />
      <div className="flex flex-wrap gap-x-8">{children}</div>
    </>
  );
}
