import { useRef } from 'react';
import { useInstallation } from '../../session/use-installation.ts';
import { beside, WhatItIs } from '../../shell/what-it-is.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
    <div className={`grid ${beside}`}>
      <WhatItIs />
      <SignInForm form={form} hasProvider={installation?.provider_sign_in ?? false} />
      {installation?.mode === 'demo' && <DemoAccounts installation={installation} onUse={onUse} />}
    </div>
  );
}
