import { hrefOf, routes } from '@caretrail/contract/access/routes';
import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { readStored } from '../../lib/browser-storage.ts';
import { type Installation, useInstallation } from '../../session/use-installation.ts';
import { beside, WhatItIs } from '../../shell/page-loading.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './texts.ts';

const texts = signInTexts.demo;

type DemoAccountsProps = {
  readonly installation: Installation;
  readonly onUse: (email: string) => void;
};

/** Demo mode only: says so before anything else. */
function DemoAccounts({ installation, onUse }: DemoAccountsProps) {
  return (
    <section
      aria-labelledby="demo"
      className="rounded-sheet border-2 border-dashed border-edge p-5 sm:px-7 sm:py-6"
    >
      <h2 id="demo" className="text-h3">
        {texts.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.sentence}</p>
      <ul className="mt-4 divide-y divide-rule border-y border-rule">
        {installation.demo_accounts.map(({ email, who }) => (
          <li
            key={email}
            className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_auto] sm:py-2"
          >
            <p className="min-w-0">
              <span className="block font-semibold">{who}</span>
              <span className="block text-small wrap-anywhere text-ink-soft">{email}</span>
            </p>
            <Button look="secondary" className="justify-self-start" onClick={() => onUse(email)}>
              {texts.use}
              <span className="sr-only">{email}</span>
            </Button>
          </li>
        ))}
      </ul>
      {installation.demo_password !== null && (
        <p className="mt-4">
          {texts.password} <strong className="wrap-anywhere">{installation.demo_password}</strong>
        </p>
      )}
    </section>
  );
}

/** /login. The form never waits for the settings: what they add comes below it, so that nothing moves. */
export function SignInPage() {
  const [hasCard] = useState(() => readStored(storageKeys.emergencyCard) !== null);
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
      {/* Only where a patient has allowed it on this device. */}
      {hasCard && (
        <Link to={hrefOf('emergencyCard')} className={buttonClass('secondary')}>
          {routes.emergencyCard.title}
        </Link>
      )}
      {installation?.mode === 'demo' && <DemoAccounts installation={installation} onUse={onUse} />}
    </div>
  );
}
