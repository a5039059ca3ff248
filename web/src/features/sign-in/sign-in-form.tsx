import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { authEndpoints } from '@caretrail/contract/auth/endpoints';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useIsProving } from '../../lib/captcha.ts';
import { SignOutNoteLine } from '../../session/sign-out-note-line.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInTexts as texts } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly hasProvider: boolean;
};

export function SignInForm({ form, hasProvider }: SignInFormProps) {
  const { isBusy, fieldErrors, refusal, onSubmit } = useSignIn();
  const isProving = useIsProving();
  return (
    <section className="rounded-sheet border border-rule bg-sheet p-5 shadow-sheet sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h1 tabIndex={-1} className="mb-5 text-h1">
        {routes.login.title}
      </h1>
      <SignOutNoteLine />
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => void onSubmit(event)}
        className="space-y-5"
      >
        {refusal && <Alert key={refusal.text}>{refusal.text}</Alert>}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldErrors['email']}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={fieldErrors['password']}
          isSent={isBusy}
        />
        <Button type="submit" isBusy={isBusy} className="w-full">
          {isProving ? texts.checking : isBusy ? texts.submitting : texts.submit}
        </Button>
        <p>
          <Link to={hrefOf('forgotPassword')} className="link">
            {texts.forgotten}
          </Link>
        </p>
      </form>
      {hasProvider && (
        <p className="mt-5 border-t border-rule pt-5">
          <a
            href={authEndpoints.startProvider.path}
            className={`w-full ${buttonClass('secondary')}`}
          >
            {texts.provider}
          </a>
        </p>
      )}
    </section>
  );
}
