import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import { pickMessage } from '@caretrail/contract/texts/pick-message';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useIsProving } from '../../lib/captcha.ts';
import { textIn } from '../../lib/form-values.ts';
import { useFormSend } from '../../lib/use-form-send.ts';
import { login } from '../../session/auth-slice.ts';
import { SignOutNoteLine } from '../../session/sign-out-note-line.tsx';
import { useAppDispatch } from '../../session/store-hooks.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { leaveForProvider } from './provider-state.ts';
import { signInTexts as texts } from './texts.ts';

/** The text of §8 names no field. */
const toRefusal = (thrown: unknown) => ({
  text: thrown instanceof Error ? thrown.message : pickMessage.login(thrown),
  fields: {},
});

function useSignIn() {
  const dispatch = useAppDispatch();
  return useFormSend({
    schema: authEndpoints.login.body,
    read: (form) => ({ email: textIn(form, 'email'), password: textIn(form, 'password') }),
    send: async (credentials) => {
      const refusal = await dispatch(login(credentials));
      if (refusal !== null) throw new Error(refusal);
    },
    toRefusal,
  });
}

type SignInFormProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly hasProvider: boolean;
};

export function SignInForm({ form, hasProvider }: SignInFormProps) {
  const sending = useSignIn();
  const { isBusy, errors } = sending;
  const isProving = useIsProving();
  return (
    <section className="rounded-sheet border border-rule bg-sheet p-4 shadow-sheet sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h1 tabIndex={-1} className="mb-3 text-h1 sm:mb-5">
        {routes.login.title}
      </h1>
      <SignOutNoteLine />
      <SendForm
        form={form}
        sending={sending}
        submitText={isProving ? texts.checking : isBusy ? texts.submitting : texts.submit}
      >
        <EmailField label={texts.email} error={errors['email']} />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
          isSent={isBusy}
        />
      </SendForm>
      <p className="mt-2 sm:mt-5">
        <Link to={hrefOf('forgotPassword')} className="link">
          {texts.forgotten}
        </Link>
      </p>
      {hasProvider && (
        <p className="mt-5 border-t border-rule pt-5">
          <a
            href={authEndpoints.startProvider.path}
            className={`w-full ${buttonClass('secondary')}`}
            onClick={({ currentTarget }) => {
              currentTarget.href = leaveForProvider();
            }}
          >
            {texts.provider}
          </a>
        </p>
      )}
    </section>
  );
}
