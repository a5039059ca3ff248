import { useRef } from 'react';
import { useInstallation } from '../../session/use-installation.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './texts.ts';

/** /login. The form never waits for the settings: what they add comes below it, so that nothing moves. */
export function SignInPage() {
  const form = useRef<HTMLFormElement>(null);
  const installation = useInstallation();

  const onUse = (email: string): void => {
    const fields = form.current?.elements;
    const fill = (name: string, value: string): void => {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    };
    fill('email', email);
    fill('password', installation?.demo_password ?? '');
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 sm:pt-6 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr] lg:pt-[7vh] xl:gap-x-24">
      <p className="max-w-[30ch] text-h3 text-balance lg:text-display lg:text-ink">
        {signInTexts.whatItIs}
      </p>
      <SignInForm form={form} hasProvider={installation?.provider_sign_in ?? false} />
      {installation?.mode === 'demo' && <DemoAccounts installation={installation} onUse={onUse} />}
    </div>
  );
}
